export default function Page() {
  return <main id="contenu">contact</main>;
}
