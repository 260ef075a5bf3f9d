import { phoneKey } from "#workers/people/phone.ts";
import { PlainError } from "../project.ts";
import type { Address } from "./same-person.ts";

/** The options with which a person is named. */
export const addressOptions = { email: { type: "string" }, telephone: { type: "string" } } as const;

/** Exactly one of the two. Throws a PlainError otherwise. */
export function readAddress({ email, telephone }: { email?: string | undefined; telephone?: string | undefined }): Address {
  if ((email === undefined) === (telephone === undefined)) throw new PlainError("Nommez la personne par --email ou par --telephone.");
  if (email !== undefined && !email.includes("@")) throw new PlainError(`« ${email} » n'est pas une adresse e-mail.`);
  if (telephone !== undefined && phoneKey(telephone).length < 4) throw new PlainError(`« ${telephone} » n'est pas un numéro de téléphone.`);
  return email === undefined ? { kind: "telephone", value: telephone ?? "" } : { kind: "email", value: email };
}
