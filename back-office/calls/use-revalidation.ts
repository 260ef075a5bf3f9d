import { useEffect } from "react";
import { useRevalidator } from "react-router";

const EVERY_MS = 60_000;

/** Reloads every minute and on focus, while visible and nothing is being typed or opened. */
export function useRevalidation(): void {
  const { revalidate, state } = useRevalidator();

  useEffect(() => {
    const readAgain = () => {
      if (document.visibilityState === "visible" && state === "idle" && !isBusy()) revalidate();
    };
    const timer = setInterval(readAgain, EVERY_MS);
    window.addEventListener("focus", readAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", readAgain);
    };
  }, [revalidate, state]);
}

/** Whether a reload would discard typed text or close a menu. */
function isBusy(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("main textarea, main input:not([type=hidden])")];
  return fields.some(({ value, defaultValue }) => value !== defaultValue) || document.querySelector("main form details[open]") !== null;
}
