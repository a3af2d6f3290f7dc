/** Development builds only: reloads the page when `pnpm dev` has rebuilt or restarted something. */
let began: string | undefined;

new EventSource('/dev/changes').addEventListener('message', ({ data: state }: MessageEvent<string>) => {
  began ??= state;
  if (state !== began) location.reload();
});
