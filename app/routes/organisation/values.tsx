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
          className=":organisation: relative mt-block [--turn:clamp(min(1.25rem,6.25vw),6vw,5rem)]
            before:(content-empty absolute -top-px right-[var(--turn)] left-0 [border-top:2px_dashed_var(--pine)])"
        >
          {values.list.map(({ name, text }) => (
            // Each a stretch of the path, each turn on the other side; from the last one the path leaves the section.
            <li
              key={name}
              className=":organisation: relative grid gap-x-12 gap-y-3 py-block
                lg:(grid-cols-[6fr_5fr] items-baseline) odd:pr-[calc(var(--turn)+1rem)] even:pl-[calc(var(--turn)+1rem)]
                before:(content-empty absolute -inset-y-px w-[var(--turn)] border-2 border-pine border-dashed)
                odd:before:(right-0 border-l-0 [border-radius:0_var(--turn)_var(--turn)_0])
                even:before:(left-0 border-r-0 [border-radius:var(--turn)_0_0_var(--turn)])
                last:before:(bottom-[calc(-1*var(--section))] border-b-0) last:even:before:rounded-bl-0
                not-last:after:(content-empty absolute inset-x-[var(--turn)] -bottom-px [border-top:2px_dashed_var(--pine)])"
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
