import { organisationPage } from "#app/content/pages/organisation.ts";

const { values } = organisationPage;

/** Four values along one winding path of hairpin bends. */
export function Values() {
  return (
    <section aria-labelledby="valeurs" className="section overflow-clip">
      <div className="wrap">
        <h2 id="valeurs" className="text-h2">
          {values.title}
        </h2>
        <ul
          className="relative mt-block [--turn:clamp(min(1.25rem,6.25vw),6vw,5rem)]
            before:content-empty before:absolute before:-top-px before:right-[var(--turn)] before:left-0 before:[border-top:2px_dashed_var(--pine)]"
        >
          {values.list.map(({ name, text }) => (
            // Each a stretch of the path, each turn on the other side; from the last one the path leaves the section.
            <li
              key={name}
              className="relative grid gap-x-12 gap-y-3 py-block
                lg:grid-cols-[6fr_5fr] lg:items-baseline odd:pr-[calc(var(--turn)+1rem)] even:pl-[calc(var(--turn)+1rem)]
                before:content-empty before:absolute before:-inset-y-px before:w-[var(--turn)] before:border-2 before:border-pine before:border-dashed
                odd:before:right-0 odd:before:border-l-0 odd:before:[border-radius:0_var(--turn)_var(--turn)_0]
                even:before:left-0 even:before:border-r-0 even:before:[border-radius:var(--turn)_0_0_var(--turn)]
                last:before:bottom-[calc(-1*var(--section))] last:before:border-b-0 last:even:before:rounded-bl-0
                not-last:after:content-empty not-last:after:absolute not-last:after:inset-x-[var(--turn)] not-last:after:-bottom-px not-last:after:[border-top:2px_dashed_var(--pine)]"
            >
              <h3 className="text-[length:min(var(--text-title),10vw)] leading-figure">{name}</h3>
              <p className="max-w-120 text-lead">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
