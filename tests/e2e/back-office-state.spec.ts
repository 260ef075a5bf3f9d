import { noteTaskRun } from "#workers/db/task-runs.ts";
import { expect, panelOf, test } from "./back-office.ts";

test("a request taken by telephone follows the visitors' rules and keeps the words of the agreement", async ({ page, people }) => {
  await page.goto("/nouvelle-demande");
  await page.getByLabel("Prénom").fill("Odile");
  await page.getByRole("button", { name: "Enregistrer la demande" }).click();
  await expect(page.getByRole("alert")).toContainText("Rien n’a été enregistré");
  await expect(page.getByText("Le nom est requis")).toBeVisible();
  await expect(page.getByLabel("Prénom")).toHaveValue("Odile");
  await page.getByRole("textbox", { name: /^Nom/ }).fill("Grandclerc");
  await page.getByLabel("Téléphone").fill("06 12 34 56 84");
  await page.getByLabel("E-mail", { exact: true }).fill("odile@exemple.fr");
  await page.getByLabel("Profession").selectOption("infirmiers");
  await page.getByLabel("Accepte d’être appelé(e)").fill("Oui, jeudi");
  await page.getByRole("button", { name: "Enregistrer la demande" }).click();
  await expect(panelOf(page, "Odile Grandclerc").getByText("appel accepté")).toBeVisible();
  const person = await people.find("grandclerc");
  expect(person).toMatchObject({ email: "odile@exemple.fr", calls: [{ is_timed: true }] });
  expect(person.records[0].sent).toMatchObject({ source_type: "telephone", consent_at: null });
  expect(person.entries.slice(0, 2)).toMatchObject([
    { kind: "entered", author: "Inès" },
    { kind: "agreement", author: "Inès", note: "Oui, jeudi" },
  ]);
});

test("an employer's quotation taken by telephone is refused at its field, keeps what is typed, and waits to be sent", async ({
  page,
  people,
}) => {
  await page.goto("/nouvelle-demande");
  await page.getByRole("link", { name: "Devis d’un employeur" }).click();
  await page.getByLabel("Établissement").fill("Centre hospitalier de Belleval");
  await page.getByLabel("Prénom et nom").fill("Claire Martin");
  await page.getByRole("textbox", { name: "E-mail" }).fill("formation@ch-belleval.example");
  const count = page.getByLabel("Douleur, PI, nombre de personnes");
  await count.fill("douze");
  await page.getByLabel("Message").fill("Commande 12");
  await page.getByRole("button", { name: "Enregistrer la demande" }).click();
  await expect(page.getByRole("alert")).toContainText("un champ est à revoir");
  await expect(count).toBeFocused();
  await expect(count).toHaveAccessibleDescription("Un nombre de personnes va de 0 à 500");
  await page.getByRole("link", { name: "Une personne à rappeler" }).click();
  await expect(page.getByRole("textbox", { name: "Prénom", exact: true })).toHaveValue("");
  await page.getByRole("link", { name: "Devis d’un employeur" }).click();
  await expect(count).toHaveValue("douze");
  await expect(page.getByLabel("Message")).toHaveValue("Commande 12");
  await count.fill("12");
  await page.getByRole("button", { name: "Enregistrer la demande" }).click();
  const panel = panelOf(page, "Claire Martin");
  await expect(panel.getByRole("link", { name: "formation@ch-belleval.example" })).toBeVisible();
  await expect(panel).toContainText(/Devis pour 12\sinscriptions, 1\sformation/);
  await expect(panel).toContainText(/Inès\s*Demande saisie/);
  expect((await people.find("martin")).records[0].sent).toMatchObject({ source_type: "telephone", message: "Commande 12" });
  await page.goto("/appels");
  await expect(page.getByRole("region", { name: /^Devis/ })).toContainText("Claire Martin");
});

test("only a refused record is discarded, and only when that is confirmed", async ({ page, office }) => {
  const [waiting, refused] = ["outbox/callback_requests/un.json", "outbox/refused/callback_requests/deux.json"];
  for (const key of [waiting, refused]) await office.env.OUTBOX.put(key, "{}");
  const discard = async (objet: string, certain: string) => {
    const form = { faire: "jeter", objet, ...(certain && { certain }) };
    await page.request.post("/etat", { form, headers: { Origin: office.address } });
    return (await office.env.OUTBOX.list()).objects.map(({ key }) => key).sort();
  };
  for (const certain of ["", "non"]) expect(await discard(refused, certain)).toEqual([waiting, refused]);
  expect(await discard(waiting, "oui")).toEqual([waiting, refused]);
  expect(await discard(refused, "oui")).toEqual([waiting]);
});

test("a night that never ran is awaited, not a success: the other cron's clock is no run", async ({ page, office }) => {
  const night = page.getByRole("row", { name: /^La nuit/ });
  await page.goto("/etat");
  await expect(night).toContainText(/pas encore\s*n’a pas encore tourné/);
  await noteTaskRun(office.env.DB, { name: "nuit", started_at: new Date().toISOString() });
  await page.reload();
  await expect(night).toContainText(/pas encore\s*n’a pas encore tourné/);
  await expect(night.locator(".text-pine")).toHaveCount(0);
  await noteTaskRun(office.env.DB, { name: "nuit", started_at: new Date(Date.now() - 27 * 3_600_000).toISOString() });
  await page.reload();
  await expect(night).toContainText("en retard : ne tourne plus");
  await noteTaskRun(office.env.DB, { name: "nuit", started_at: new Date().toISOString(), summary: "{}" });
  await page.reload();
  await expect(night).toContainText("tout va bien");
});

test("a refused record is shown, retried or discarded, and a test message can be requested", async ({ page, office }) => {
  const put = (id: string) => office.env.OUTBOX.put(`outbox/refused/callback_requests/${id}.json`, `{"nom":"${id}"}`);
  await put("un");
  await page.goto("/etat");
  await page.getByText("voir").click();
  await expect(page.getByText('"nom": "un"')).toBeVisible();
  await page.getByRole("button", { name: "Renvoyer à la base" }).click();
  await expect(page.getByRole("heading", { name: "En attente de la base : 1" })).toBeVisible();
  await put("deux");
  await page.goto("/etat");
  await page.getByLabel("pour toujours").check();
  await page.getByRole("button", { name: "Jeter" }).click();
  await expect(page.getByRole("heading", { name: "Refusé par la base : 0" })).toBeVisible();
  await page.getByRole("button", { name: "Envoyer un message d’essai" }).click();
  await expect(page.getByText("il part dans la minute")).toBeVisible();

  const minute = { name: "chaque-minute", started_at: new Date().toISOString(), failed: "" };
  const noteChannels = (channels: string[]) => noteTaskRun(office.env.DB, { ...minute, summary: JSON.stringify({ watch: { channels } }) });
  await noteChannels([]);
  await page.reload();
  await expect(page.getByText("Aucun canal n’est réglé")).toBeVisible();
  await noteChannels(["webhook"]);
  await page.reload();
  await expect(page.getByText("Messagerie : réglé ; e-mail : pas réglé.")).toBeVisible();
});
