/** Of one build. */
export const BUILD_LIMITS = {
  files: 300,
  /** Bytes. */
  file: 8 * 1024 * 1024,
  bytes: 24 * 1024 * 1024,
  /** Characters of the path of a file. */
  path: 200,
};

/** The names of remotes and versions, and the paths of files within a build, which lead nowhere else. */
export const BUILD_PATTERNS = {
  remote: /^mf-[a-z0-9][a-z0-9-]{0,58}$/,
  version: /^\d[\w.+-]{0,99}$/,
  path: /^(?:[\w@-][\w@.+-]*\/)*[\w@-][\w@.+-]*$/,
};
