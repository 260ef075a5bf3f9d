import { redirect } from "react-router";
import type { Visit } from "#scripts/operator/back-office/office.ts";

/** The query of an address, with a question mark; parameters that are empty are left out. */
export function writeQuery(parameters: Readonly<Record<string, string | null | undefined>>): string {
  return `?${new URLSearchParams(Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`;
}

/** Leads to a page, which says what became of the action; empty where that goes without saying. */
export function leadTo({ memory }: Pick<Visit, "memory">, address: string, message = ""): Response {
  memory.message = message;
  return redirect(address, 303);
}

/** A page of a list that is asked for by its first line; the first one when none is. */
export function readFrom(text: string | null): number {
  return Math.max(0, Number.parseInt(text ?? "", 10) || 0);
}

/** The fields of a form that was sent. */
export async function readFields(request: Request): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries(new URLSearchParams(await request.text()));
}

/** A file to be kept, never shown by the browser: whoever sent what is in it may have written anything. */
export function answerFile(content: Uint8Array | string, name: string): Response {
  return new Response(content as Uint8Array<ArrayBuffer> | string, {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Disposition": `attachment; filename="${name.replace(/[^\w.-]/g, "_")}"`,
    },
  });
}
