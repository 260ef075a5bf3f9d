import { homePage } from "#app/content/pages/home.ts";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import "./benefits.css";

const { title, items } = homePage.benefits;

export function Benefits() {
  return (
    <section aria-labelledby="atouts" className="benefits on-ink relative isolate overflow-clip">
      <div className="contours" aria-hidden="true" />
      <div className="wrap grid gap-x-8 gap-y-5 xl:grid-cols-[calc(100%*5/12-7rem/6)_1fr]">
        <h2 id="atouts" className="text-h2">
          {title}
        </h2>
        <ul className="border-meltwater/35 border-b-1">
          {items.map((item) => (
            <li
              key={item.title}
              className="grid grid-cols-[min(3rem,13vw)_1fr] gap-x-4 gap-y-[0.1rem] border-meltwater/35 border-t-1 py-3.5"
            >
              <Emblem drawing={item.emblem} className="row-span-2 w-full text-meltwater" />
              <h3 className="self-end text-subtitle leading-heading">{item.title}</h3>
              <p className="text-on-ink leading-[1.45]">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
