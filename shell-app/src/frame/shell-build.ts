/** The name of the page's first script changes with each build of the shell. */
const firstScript = /<script[^>]*\ssrc="?([^"\s>]*\/main\.[^"\s>]+\.js)/;

/** The build that runs in this page; undefined in development, whose files have no hashes. */
const ownBuild = firstScript.exec(document.head.innerHTML)?.[1];

/**
 * The build of the shell that the server has now, if it differs from this page's build.
 * @returns undefined also when the server does not respond
 */
export async function findNewBuild(): Promise<string | undefined> {
  if (!ownBuild) return undefined;
  try {
    const response = await fetch('/', { cache: 'no-cache', signal: AbortSignal.timeout(10_000) });
    const served = response.ok ? firstScript.exec(await response.text())?.[1] : undefined;
    return served === ownBuild ? undefined : served;
  } catch {
    return undefined;
  }
}
