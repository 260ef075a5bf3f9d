import { expect, test } from "vitest";
import { splitLinks } from "./rich-text.tsx";

test("a text without link is one part", () => {
  expect(splitLinks("Capital de {capital social} (en euros).")).toEqual(["Capital de {capital social} (en euros)."]);
});

test("a link is cut out with the text before and after it", () => {
  expect(splitLinks("Voir la [politique](/politique-confidentialite).")).toEqual([
    "Voir la ",
    { label: "politique", to: "/politique-confidentialite" },
    ".",
  ]);
});

test("several links and outer addresses are found", () => {
  expect(splitLinks("[a](/a#b) et [b](https://exemple.fr/)")).toEqual([
    { label: "a", to: "/a#b" },
    " et ",
    { label: "b", to: "https://exemple.fr/" },
  ]);
});

test("an e-mail address becomes a link and leaves the full stop behind", () => {
  expect(splitLinks("Écrivez à contact@cimes-dpc.example.")).toEqual([
    "Écrivez à ",
    { label: "contact@cimes-dpc.example", to: "mailto:contact@cimes-dpc.example" },
    ".",
  ]);
});
