import { useEffect } from "react";
import { useRevalidator } from "react-router";

const EVERY_MS = 60_000;

/** Reads again every minute and on focus, while visible. Forms keep what is typed in them, and the panel its person. */
export function useFreshList(): void {
  const { revalidate, state } = useRevalidator();

  useEffect(() => {
    const readAgain = () => {
      if (document.visibilityState === "visible" && state === "idle") void revalidate();
    };
    const timer = setInterval(readAgain, EVERY_MS);
    window.addEventListener("focus", readAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", readAgain);
    };
  }, [revalidate, state]);
}
