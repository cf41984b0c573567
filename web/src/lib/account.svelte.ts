// Whose account this browser is signed in to, if it is; and passkeys, by which a device vouches for its owner.

import { api } from "./api";
import { mine } from "./mine.svelte";
import { prefs } from "./prefs.svelte";
import type { Account } from "./types";

class Signed {
  found = $state<Account | null>(null);

  get in(): NonNullable<Account["account"]> | null {
    return this.found?.account ?? null;
  }

  async load(): Promise<void> {
    this.found = await api.account();
    if (this.in) prefs.setName(this.in.name);
  }

  /** Somebody else than before: their tables too. */
  async changed(found: Account | null = null): Promise<void> {
    if (found) this.found = found;
    await Promise.all([this.load(), mine.load()]);
  }
}

export const signed = new Signed();

/** Whether this browser can do what passkeys need. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** A new key, for a new account of this name or for one's own; what the device answered. */
export async function makeKey(name: string | null): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await api.newKey(name));
  return ((await navigator.credentials.create({ publicKey })) as PublicKeyCredential).toJSON();
}

/** Any key that the device has for this hall. */
export async function useKey(): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.askForKey());
  return ((await navigator.credentials.get({ publicKey })) as PublicKeyCredential).toJSON();
}

/** What went wrong, for a person; a dialogue that was closed is no fault. */
export function faultOf(error: unknown): string {
  if (error instanceof DOMException) return prefs.words.people.cancelled;
  return error instanceof Error ? error.message : String(error);
}
