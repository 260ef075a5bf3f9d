import { homePage } from "#app/content/pages/home.ts";

const { title, items } = homePage.benefits;

/** The three benefits: a list with hairlines on the dark band that the hero's ridge leads into. */
export function Benefits() {
  return (
    <section
      aria-labelledby="atouts"
      className="on-ink relative isolate overflow-clip pt-block pb-[calc(var(--section)*0.9)]
        print:bg-transparent print:text-ink print:[--on-ink:var(--ink)]"
    >
      <div className="contours text-meltwater/13 opacity-100" aria-hidden="true" />
      <div className="wrap grid gap-5 md:gap-10 xl:grid-cols-[4fr_8fr] xl:gap-[4rem]">
        <h2 id="atouts" className="text-h2">
          {title}
        </h2>
        <ul className="border-b-1 border-meltwater/35">
          {items.map((item) => (
            <li
              key={item.title}
              className="grid gap-x-8 gap-y-1 border-t-1 border-meltwater/35 py-4 max-md:leading-list
                md:grid-cols-[minmax(14.5rem,5fr)_8fr] md:py-7"
            >
              <h3 className="text-h3 leading-heading tracking-[-0.012em]">{item.title}</h3>
              <p className="max-w-136 text-on-ink">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
