import { useEffect } from "react";
import { useRevalidator } from "react-router";

const EVERY_MS = 60_000;

/** Reads the list again each minute and when the window comes back, while it is seen and nothing is typed or open. */
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

/** Whether somebody is about to note something: an answer would take the words or the menu away. */
function isBusy(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("main textarea, main input:not([type=hidden])")];
  return fields.some(({ value, defaultValue }) => value !== defaultValue) || document.querySelector("main form details[open]") !== null;
}
