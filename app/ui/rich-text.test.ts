import { expect, test } from "vitest";
import { splitLinks } from "./rich-text.tsx";

test.each([
  ["Capital de {capital social} (en euros).", ["Capital de {capital social} (en euros)."]],
  ["Voir la [politique](/politique-confidentialite).", ["Voir la ", { label: "politique", to: "/politique-confidentialite" }, "."]],
  ["[a](/a#b) et [b](https://exemple.fr/)", [{ label: "a", to: "/a#b" }, " et ", { label: "b", to: "https://exemple.fr/" }]],
  ["Écrivez à nous@cimes-dpc.example.", ["Écrivez à ", { label: "nous@cimes-dpc.example", to: "mailto:nous@cimes-dpc.example" }, "."]],
])("links and e-mail addresses are split out of « %s », a final full stop left out", (text, parts) => {
  expect(splitLinks(text)).toEqual(parts);
});
