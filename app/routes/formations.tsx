export default function Page() {
  return <main id="contenu">formations</main>;
}
