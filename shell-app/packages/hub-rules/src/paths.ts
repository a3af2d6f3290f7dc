/**
 * The rules for the paths of screens, for the release check and for the shell. Each first segment belongs to one
 * remote: `/members/:id` may only be added by the remote that has `/members`.
 */

/** The first segments of what the server serves itself. */
export const serverSegments = [
  'api',
  'club-logo',
  'data',
  'dev',
  'documents',
  'explorer',
  'graphql',
  'health',
  'hubs',
  'metrics',
  'packages',
  'ready',
] as const;

/** The most characters of a path. */
const LONGEST = 200;

const word = String.raw`[\p{L}\p{N}_-]+`;
const parameter = String.raw`:[A-Za-z][A-Za-z0-9]*`;
const pattern = new RegExp(String.raw`^/${word}(/(${word}|${parameter}))*(/\*)?$`, 'u');

/**
 * Why no screen of a hub may have a path, as a phrase that follows the path; undefined if one may.
 * @param shellPaths the paths of the shell's own screens
 */
export function pathProblem(path: string, shellPaths: readonly string[]): string | undefined {
  if (path.length > LONGEST) return `has ${path.length} characters; ${LONGEST} are allowed`;
  if (!pattern.test(path))
    return 'is no path for a screen: it begins with a word of letters, digits, - and _, and further parts are words or :parameters, the last one may be *';
  const segment = firstSegment(path);
  if ((serverSegments as readonly string[]).includes(segment)) return 'is reserved for the server';
  return shellPaths.some(own => firstSegment(own) === segment) ? 'is reserved for the shell' : undefined;
}

/** The first segment of a path, the same for all paths that the router does not distinguish. */
export const firstSegment = (path: string): string => normalized(path).split('/')[1] ?? '';

/** A text that is the same for two paths exactly if the router matches the same addresses with both. */
export const routeKey = (path: string): string => normalized(path).replaceAll(/\/:[^/]+/g, '/:');

/** The router ignores case and a slash at the end. */
const normalized = (path: string) => path.normalize('NFC').toLowerCase().replace(/\/+$/, '');
