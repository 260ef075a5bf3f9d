import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import { formatHour } from "#workers/people/labels/french-time.ts";
import { type Fault, useConnection } from "./connection.ts";
import { Icon } from "./icon.tsx";

const RETRY_MS = 10_000;

const FAULT_WORDS: Record<Exclude<Fault, "expired">, string> = { offline: "pas de réseau", down: "la base ne répond pas" };

/** Says why the screen is not fresh, and reads it again until it is. */
export function ConnectionLine() {
  const { fault, readAt } = useConnection();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (!fault) return;
    const readAgain = () => void revalidate();
    const timer = setInterval(readAgain, RETRY_MS);
    window.addEventListener("online", readAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", readAgain);
    };
  }, [fault, revalidate]);

  if (!fault) return null;
  if (fault === "expired") {
    return (
      <p role="alert" className={`${LINE} bg-brique-soft text-brique`}>
        <span>
          Votre session a expiré : {/* A document, which Access answers with its own page. */}
          <a href={pathname + search} className="text-inherit">
            rouvrir
          </a>
        </span>
      </p>
    );
  }
  return (
    <p role="status" className={`${LINE} bg-mist text-moss`}>
      <Icon name="dash" />
      {pathname === "/appels" ? "Liste" : "Écran"} de {formatHour(readAt)}, {FAULT_WORDS[fault]}
      <button type="button" onClick={() => void revalidate()} className="ml-auto min-h-11 cursor-pointer font-400 text-pine underline">
        Réessayer
      </button>
    </p>
  );
}

const LINE = "connection screen-sides sticky top-0 z-2 flex min-h-11 items-center gap-3 font-600 print:hidden";
