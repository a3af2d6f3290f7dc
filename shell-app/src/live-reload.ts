/** Part of development builds only: the page loads itself anew when `pnpm dev` has built or started something anew. */
let began: string | undefined;

new EventSource('/dev/changes').addEventListener('message', ({ data: state }: MessageEvent<string>) => {
  began ??= state;
  if (state !== began) location.reload();
});
