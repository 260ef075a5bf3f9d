import { employers } from "#app/content/employers.ts";
import { EMPLOYERS, PROFESSIONS, STATUSES } from "#app/content/vocabulary.ts";
import { formatProfession, formatStatus } from "#workers/people/labels/record-labels.ts";
import type { Option } from "../frame/choice.tsx";

const NOT_SAID: Option = { value: "", label: "non dit" };

export const CHOICES = {
  profession: PROFESSIONS.map((value): Option => ({ value, label: formatProfession(value) })),
  statut: [NOT_SAID, ...STATUSES.map((value) => ({ value, label: formatStatus(value) }))],
  employeur: [NOT_SAID, ...EMPLOYERS.map((value) => ({ value, label: employers[value].label }))],
};
