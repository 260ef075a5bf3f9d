import { buttonClass } from "#app/ui/button.tsx";
import { Kbd } from "./kbd.tsx";
import type { KeyHelp } from "./screen.tsx";

/** All shortcuts, grouped by where they work. */
const ALL_KEYS: ReadonlyArray<{ where: string; keys: readonly KeyHelp[] }> = [
  {
    where: "Partout",
    keys: [
      { keys: ["1", "2", "3", "4"], does: "changer d’écran" },
      { keys: ["/"], does: "chercher une personne" },
      { keys: ["↑", "↓"], does: "choisir une ligne" },
      { keys: ["Échap"], does: "fermer, revenir" },
      { keys: ["?"], does: "cette liste" },
    ],
  },
  {
    where: "À appeler",
    keys: [
      { keys: ["Entrée"], does: "composer le numéro" },
      { keys: ["J"], does: "joint" },
      { keys: ["A"], does: "absent, pas de réponse" },
      { keys: ["R"], does: "à rappeler, puis 1 à 4 pour dire quand" },
      { keys: ["I"], does: "inscrit" },
      { keys: ["S"], does: "sans suite" },
      { keys: ["N"], does: "ne plus appeler, deux fois pour confirmer" },
      { keys: ["E"], does: "écrire une note" },
      { keys: ["P"], does: "préparer le jour suivant, ou en revenir" },
      { keys: ["Z"], does: "annuler, pas à pas, ce qui vient d’être noté" },
    ],
  },
  {
    where: "Personnes",
    keys: [
      { keys: ["C"], does: "corriger" },
      { keys: ["F"], does: "noter un refus" },
      { keys: ["D"], does: "répondre à une demande d’accès" },
    ],
  },
];

/** A native popover: Escape or a click outside closes it, without a script. */
export function KeyList() {
  return (
    <div
      id="touches"
      popover="auto"
      role="dialog"
      aria-labelledby="touches-titre"
      className="m-auto w-[min(61rem,100vw-3rem)] rounded-lg bg-raised px-7.5 py-6.5 text-ink backdrop:bg-ink/60"
    >
      <div className="flex items-center justify-between">
        <h2 id="touches-titre" className="text-subtitle">
          Toutes les touches
        </h2>
        <button type="button" popoverTarget="touches" popoverTargetAction="hide" className={buttonClass({ variant: "line", size: "sm" })}>
          Fermer <Kbd>Échap</Kbd>
        </button>
      </div>
      <div className="my-5 grid gap-x-9 gap-y-6 [grid-template-columns:repeat(auto-fit,minmax(16rem,1fr))]">
        {ALL_KEYS.map(({ where, keys }) => (
          <section key={where}>
            <h3 className="border-b-1 border-ink border-solid pb-2 text-item-l">{where}</h3>
            <dl className="mt-3 grid grid-cols-[max-content_1fr] gap-x-3.5 gap-y-2.5">
              {keys.map(({ keys, does }) => (
                <div key={does} className="contents">
                  <dt className="flex gap-1">
                    {keys.map((name) => (
                      <Kbd key={name}>{name}</Kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
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
