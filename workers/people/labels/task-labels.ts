import { formatWith } from "./record-labels.ts";

export const formatTask = formatWith({
  erasures: "effacer de nouveau ce qu’une base restaurée ramène",
  replay: "ranger ce qui attend",
  announce: "annoncer les demandes",
  watch: "surveiller les autres tâches",
  purge: "effacer ce qui est trop ancien",
  webhook: "messagerie",
  email: "e-mail",
});
