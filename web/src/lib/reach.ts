// Who can open an address: a link or a QR code that leads nowhere is worse than none.

export type Reach = "here" | "house" | "anywhere";

const LOOPBACK = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0|\[::\])$/;
const PRIVATE =
  /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|\[f[cd]|\[fe[89ab])/;

/** `here`: this device alone. `house`: whoever is in the same network. `anywhere`: as far as an address can tell. */
export function reachOf(address: string): Reach {
  const name = new URL(address).hostname.toLowerCase();
  if (LOOPBACK.test(name)) return "here";
  const bare = !name.includes(".") && !name.startsWith("[");
  return bare || name.endsWith(".local") || name.endsWith(".lan") || PRIVATE.test(name) ? "house" : "anywhere";
}
