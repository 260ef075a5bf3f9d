import { useEffect, useState } from "react";
import { areKeysOn, switchKeys } from "./use-keys.ts";

/** Turns single-key shortcuts off, for who dictates or types by accident, until the tab is closed. */
export function KeySwitch() {
  const [isOn, setOn] = useState<boolean | null>(null);

  // The server does not know.
  useEffect(() => setOn(areKeysOn()), []);

  if (isOn === null) return null;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => {
        switchKeys(!isOn);
        setOn(!isOn);
      }}
      className="cursor-pointer text-pine underline underline-offset-[0.2em]"
    >
      {isOn ? "couper les touches" : "rétablir les touches"}
    </button>
  );
}
