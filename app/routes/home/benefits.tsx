import type { ReactNode } from "react";
import { homePage } from "#app/content/pages/home.ts";
import { Emblem } from "#app/ui/motifs/emblem.tsx";
import "./benefits.css";

const { title, items } = homePage.benefits;

export function Benefits({ children }: { children?: ReactNode }) {
  return (
    <section aria-labelledby="atouts" className="benefits on-ink">
      <div className="contours" aria-hidden="true" />
      <div className="wrap benefits-columns">
        {children}
        <div className="benefits-text">
          <h2 id="atouts">{title}</h2>
          <ul>
            {items.map((item) => (
              <li key={item.title}>
                <Emblem drawing={item.emblem} />
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
