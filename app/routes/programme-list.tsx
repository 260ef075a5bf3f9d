export default function Page() {
  return <main id="contenu">liste</main>;
}
