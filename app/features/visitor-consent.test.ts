import { expect, test, vi } from "vitest";
import { describeConsentCookie, signalsPrivacy } from "./visitor-consent.ts";

test("the consent cookie lasts six months, stays on this site, and is secure over https", () => {
  expect(describeConsentCookie("accord", "https:")).toBe("cimes_choix=accord; Path=/; Max-Age=15552000; SameSite=Lax; Secure");
  expect(describeConsentCookie("refus", "http:")).toBe("cimes_choix=refus; Path=/; Max-Age=15552000; SameSite=Lax");
});

test("a network that swallows the question counts as a refusal after 5 s, so the visitor is asked", async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  });
  vi.stubGlobal(
    "fetch",
    (_: string, { signal }: RequestInit = {}) => new Promise((_resolve, reject) => signal?.addEventListener("abort", reject)),
  );
  const answer = vi.fn();
  void signalsPrivacy().then(answer);
  await vi.advanceTimersByTimeAsync(4999);
  expect(answer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toHaveBeenCalledWith(true);
});
