import { useId, useRef } from "react";
import { appFilm } from "#app/content/pages/app-film.ts";
import { IconButton } from "#app/ui/button.tsx";
import { useFilmPlayback } from "./use-film-playback.ts";
import "./app-film.css";

/** Without JavaScript, the browser's own controls. */
export function AppFilm() {
  const video = useRef<HTMLVideoElement>(null);
  const descriptionId = useId();
  const { isHydrated, hasFailed, isPlaying, setIsPlaying, isMuted, setIsMuted, togglePlaying, fillScreen, reportFailure } =
    useFilmPlayback(video);

  return (
    <figure className="app-film">
      <div className="app-film-screen">
        {/* Not `poster`, which loads with the page however far down it is. */}
        <img src="/film/app-poster.webp" alt="" loading="lazy" width={572} height={1144} />
        <video
          ref={video}
          width={572}
          height={1144}
          preload="none"
          muted={isMuted}
          loop
          playsInline
          controls={!isHydrated}
          aria-label={appFilm.name}
          aria-describedby={descriptionId}
          onPlay={() => setIsPlaying(true)}
          onPause={() => setIsPlaying(false)}
          onVolumeChange={(event) => setIsMuted(event.currentTarget.muted)}
          // Errors of `source` elements bubble here in React.
          onError={(event) => event.target === event.currentTarget && reportFailure()}
        >
          <source src="/film/app.webm" type='video/webm; codecs="vp9, opus"' />
          <source src="/film/app.mp4" type='video/mp4; codecs="avc1.64001f, mp4a.40.2"' onError={reportFailure} />
        </video>
      </div>
      {isHydrated && !hasFailed && (
        <fieldset aria-label={appFilm.controls}>
          <IconButton
            label={isPlaying ? appFilm.pause : appFilm.play}
            icon={isPlaying ? "i-lucide-pause" : "i-lucide-play"}
            onClick={togglePlaying}
          />
          <IconButton
            label={isMuted ? appFilm.unmute : appFilm.mute}
            icon={isMuted ? "i-lucide-volume-x" : "i-lucide-volume-2"}
            onClick={() => setIsMuted(!isMuted)}
          />
          <IconButton label={appFilm.fullScreen} icon="i-lucide-maximize" onClick={fillScreen} />
        </fieldset>
      )}
      <figcaption id={descriptionId} className="visually-hidden">
        {appFilm.description}
      </figcaption>
    </figure>
  );
}
