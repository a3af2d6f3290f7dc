/** The paths of the shell's own screens. Hubs have none that begins with the same word, which the release check ensures. */
export const shellPaths = {
  dashboard: '/',
  login: '/login',
  profile: '/profile',
  tokens: '/profile/tokens',
  settings: '/settings',
  hubHealth: '/system/hubs',
} as const;
