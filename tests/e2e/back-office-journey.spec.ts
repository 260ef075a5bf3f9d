import { endSession, expect, focusWindow, lendToNadia, panelOf, test } from "./back-office.ts";

const NOTE = "Préfère le programme douleur, rappeler après sa tournée.";

test("two advisers, a phone and a computer, share a morning with a flood and an expired session", async ({ browser, office, people }) => {
  await people.asksForCall("Attente", { prenom: "Olga", creneau: "matin" });
  await people.asksForCall("Vallier", { prenom: "Bruno" });
  const computer = await browser.newContext({ baseURL: office.address });
  const phone = await browser.newContext({ baseURL: office.colleague, viewport: { width: 390, height: 844 } });
  await lendToNadia(phone, office);
  const [ines, nadia] = [await computer.newPage(), await phone.newPage()];
  const row = (name: string) => ines.getByRole("listitem").filter({ has: ines.getByRole("link", { name }) });

  // Inès has the first of the list before her, and the address says who.
  await ines.goto("/appels");
  const olga = panelOf(ines, "Olga Attente");
  const { key } = await people.find("attente");
  await expect(ines).toHaveURL(`/appels?qui=${encodeURIComponent(key)}`);

  // Nadia calls Bruno from her phone.
  await nadia.goto("/appels");
  await nadia.getByRole("link", { name: "Bruno Vallier" }).click();
  await panelOf(nadia, "Bruno Vallier").getByRole("link", { name: /^06/ }).click();
  await expect(panelOf(nadia, "Bruno Vallier")).toContainText(/Vous appelez, \d+\sh/);
  await focusWindow(ines);
  await expect(row("Bruno Vallier")).toContainText(/Nadia appelle, \d+\sh/);
  await expect(row("Bruno Vallier").getByRole("link", { name: /^06/ })).toHaveCount(0);

  // A flood and a real newcomer arrive while Inès writes: nothing moves, a line tells.
  await olga.getByLabel("Note").fill(NOTE);
  for (let sent = 0; sent < 45; sent++)
    await people.takesCatalogue("Test", { prenom: "Jean", telephone: `06120000${10 + sent}`, consent_phone: true });
  await people.takesCatalogue("Survenue", { consent_phone: true });
  await focusWindow(ines);
  await expect(ines.getByText(/^Nouvelles? arrivées?\s:\s\d/)).toBeVisible();
  await expect(ines.getByRole("link", { name: "Claire Survenue" })).toHaveCount(0);
  await expect(olga.getByLabel("Note")).toHaveValue(NOTE);

  // Nadia notes her call: Bruno leaves Inès's list, Olga stays.
  await panelOf(nadia, "Bruno Vallier")
    .getByRole("button", { name: /^Joint/ })
    .click();
  await expect(nadia.getByRole("status").first()).toContainText("Bruno Vallier : joint.");
  await focusWindow(ines);
  await expect(row("Bruno Vallier")).toHaveCount(0);
  await expect(olga.getByLabel("Note")).toHaveValue(NOTE);

  // The session expires just as Inès notes hers.
  const reopen = await endSession(computer);
  await olga.getByRole("button", { name: /^Joint/ }).click();
  const alarm = ines.getByRole("alert").filter({ hasText: "Votre session a expiré" });
  await expect(alarm).toBeVisible();
  await expect(olga.getByText("Votre note est gardée sur cet appareil.")).toBeVisible();
  await expect(olga.getByLabel("Note")).toHaveValue(NOTE);
  await expect(olga.getByRole("button", { name: /^Joint/ })).toBeDisabled();
  await expect(row("Olga Attente")).toBeVisible();
  await reopen();
  await alarm.getByRole("link", { name: "rouvrir" }).click();
  await expect(olga.getByLabel("Note")).toHaveValue(NOTE);
  await olga.getByRole("button", { name: /^Joint/ }).click();
  await expect(ines.getByRole("status").filter({ hasText: "Olga Attente : joint." })).toBeVisible();
  expect((await people.find("attente")).entries).toMatchObject([{ author: "Inès", status: "joint", note: NOTE }]);
  await expect(ines).toHaveURL(/[?&]qui=catalogue_downloads/);
  await ines.goto(`/appels?qui=${encodeURIComponent(key)}`);
  await expect(olga.getByLabel("Note")).toHaveValue("");

  // The network fails for a while. Until the page is alive, it hears no focus.
  await ines.locator("html[data-hydrated]").waitFor();
  await computer.setOffline(true);
  await focusWindow(ines);
  const line = ines.getByText(/^Liste de \d+\sh.*pas de réseau/);
  await expect(line).toBeVisible();
  await expect(row("Claire Survenue")).toBeVisible();
  await computer.setOffline(false);
  await expect(line).toHaveCount(0);
  await Promise.all([computer.close(), phone.close()]);
});
