import { expect, test } from "vitest";
import { inTurn } from "../../src/lib/turns";

test("what is wished for before the answer builds on the answer", async () => {
  const turn = inTurn();
  let kept: Record<string, number> = {};
  const put = (part: Record<string, number>) =>
    turn(async () => {
      const whole = { ...kept, ...part };
      await new Promise((done) => setTimeout(done, 5));
      kept = whole;
    });
  await Promise.all([put({ mail: 1 }), put({ asked: 2 })]);
  expect(kept).toEqual({ mail: 1, asked: 2 });
});

test("one that fails holds nobody up", async () => {
  const turn = inTurn();
  const lost = turn(() => Promise.reject(new Error("offline")));
  const next = turn(() => Promise.resolve(3));
  await expect(lost).rejects.toThrow("offline");
  expect(await next).toBe(3);
});
