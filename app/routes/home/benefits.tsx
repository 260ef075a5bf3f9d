import { homePage } from "#app/content/pages/home.ts";
import "./benefits.css";

const { title, items } = homePage.benefits;

/** The three benefits: a list with hairlines on the dark band that the hero's ridge leads into. */
export function Benefits() {
  return (
    <section
      aria-labelledby="atouts"
      className="on-ink print:bg-transparent print:text-ink print:[--on-ink:var(--ink)] relative isolate overflow-clip pt-block pb-[calc(var(--section)*0.9)]"
    >
      <div className="contours text-meltwater/13 opacity-100" aria-hidden="true" />
      <div className="benefits wrap">
        <h2 id="atouts" className="text-h2">
          {title}
        </h2>
        <ul className="border-b-1 border-meltwater/35 border-solid">
          {items.map((item) => (
            <li key={item.title} className="border-t-1 border-meltwater/35 border-solid">
              <h3 className="text-h3 leading-heading tracking-[-0.012em]">{item.title}</h3>
              <p className="max-w-136 text-on-ink">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
