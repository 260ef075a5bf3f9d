import { html, type Piece } from "./html.ts";
import { describePlace, places } from "./places.ts";
import { renderPage } from "./shell.ts";

/** Going live asks for confirmation; coming back does not. */
export function enterLivePage(author: string): Piece {
  const place = places["en-ligne"];
  return renderPage({
    place,
    screen: "appels",
    title: "Passer en ligne ?",
    author,
    keys: [],
    main: html`<div class="bo-message"><h1>Passer en ligne ?</h1><p>${describePlace(place)}</p>
<form method="post" action="/en-ligne/entrer" class="bo-acts"><a class="bo-b" href="/local/appels">Rester sur cette machine</a><button class="bo-b bo-b--pine">Passer en ligne</button></form></div>`,
  });
}
