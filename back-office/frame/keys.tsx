import { type ReactNode, useEffect, useState } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { SCREENS } from "#workers/people/screen-words.ts";
import { areKeysOn, switchKeys } from "./use-keys.ts";

/** A key of the keyboard, which answers to a script. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={`only-with-script ${KEY} font-600 font-display text-ink text-micro leading-none`}>{children}</kbd>;
}

const KEY = "inline-grid h-5.5 min-w-5.5 place-items-center rounded-xs border-1 border-edge border-b-2 bg-raised px-1.25";

/** What keys do: the words, and the keys with spaces between them. */
export type KeyWords = Readonly<Record<string, string>>;

/** A few keys that do one thing. */
export function Keys({ names }: { names: string }) {
  return names.split(" ").map((name) => <Kbd key={name}>{name}</Kbd>);
}

const ALL_KEYS: Readonly<Record<string, KeyWords>> = {
  Partout: {
    "changer d’écran": "1 2 3 4",
    "chercher une personne": "/",
    "choisir une ligne": "↑ ↓",
    "fermer, revenir": "Échap",
    "cette liste": "?",
  },
  [SCREENS.appels]: {
    "composer le numéro": "Entrée",
    joint: "J",
    "absent, pas de réponse": "A",
    "à rappeler, puis 1 à 4 pour dire quand": "R",
    inscrit: "I",
    "sans suite": "S",
    "ne plus appeler, deux fois pour confirmer": "N",
    "écrire une note": "E",
    "préparer le jour suivant, ou en revenir": "P",
    "annuler, pas à pas, ce qui vient d’être noté": "Z",
  },
  [SCREENS.personnes]: { corriger: "C", "noter un refus": "F", "répondre à une demande d’accès": "D" },
};

const LIST =
  "m-auto max-h-[94dvh] w-[min(61rem,100vw-3rem)] overflow-y-auto rounded-lg bg-raised px-7.5 py-6.5 text-ink backdrop:bg-ink/60";

/** All shortcuts, grouped by where they work. A native popover: Escape or a click outside closes it, without a script. */
export function KeyList() {
  return (
    <div id="touches" popover="auto" role="dialog" aria-labelledby="touches-titre" className={LIST}>
      <div className="flex items-center justify-between">
        <h2 id="touches-titre" className="text-subtitle">
          Toutes les touches
        </h2>
        <button type="button" popoverTarget="touches" popoverTargetAction="hide" className={buttonClass({ variant: "line", size: "sm" })}>
          Fermer <Kbd>Échap</Kbd>
        </button>
      </div>
      <div className="my-5 grid gap-x-9 gap-y-6 [grid-template-columns:repeat(auto-fit,minmax(16rem,1fr))]">
        {Object.entries(ALL_KEYS).map(([where, keys]) => (
          <section key={where}>
            <h3 className="border-b-1 border-ink pb-2 text-item-l">{where}</h3>
            <dl className="mt-3 grid grid-cols-[max-content_1fr] gap-x-3.5 gap-y-2.5">
              {Object.entries(keys).map(([words, names]) => (
                <div key={words} className="contents">
                  <dt className="flex gap-1">
                    <Keys names={names} />
                  </dt>
                  <dd>{words}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="text-moss text-small">Dans un champ, une touche écrit. « Effacer » n'a pas de touche, exprès.</p>
    </div>
  );
}

/** Turns single-key shortcuts off, for who dictates or types by accident, until the tab is closed. */
export function KeySwitch() {
  const [isOn, setOn] = useState<boolean | null>(null);

  // The server does not know.
  useEffect(() => setOn(areKeysOn()), []);

  if (isOn === null) return null;
  const turn = () => {
    switchKeys(!isOn);
    setOn(!isOn);
  };
  return (
    <button type="button" aria-pressed={isOn} onClick={turn} className="text-button">
      {isOn ? "couper les touches" : "rétablir les touches"}
    </button>
  );
}
