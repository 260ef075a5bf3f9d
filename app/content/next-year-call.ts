export interface NextYearCall {
  ask: string;
  text: string;
}

/** A call for the year (« 2027 ») whose funding is not published yet. */
export function describeNextYearCall(year: string): NextYearCall {
  return {
    ask: `Me rappeler quand ${year} sera publié`,
    text: `Un conseiller vous appelle dès que la prise en charge de ${year} est publiée. Aucun jour à choisir.`,
  };
}
