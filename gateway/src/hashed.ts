const HASHED = /[.-][0-9a-f]{8,}\.\w+(\.map)?$/;

/** Whether the name of a file changes with its content. */
export const isHashed = (path: string): boolean => HASHED.test(path);
