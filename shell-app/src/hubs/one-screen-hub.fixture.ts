interface OneScreenHub {
  id: string;
  title: string;
  path: string;
  /** The text of its module; a heading with the title unless given. */
  screen?: string;
}

/** The files of a remote with one hub of one screen. */
export function oneScreenHub({ id, title, path, screen }: OneScreenHub): Record<string, string> {
  const screens = { only: { path, title, icon: 'users', menu: 'members', requires: null } };
  const manifest = { contract: 2, id, title, icon: 'users', order: 90, screens };
  return {
    'hub.manifest.ts': `export const manifest = ${JSON.stringify(manifest)};\n`,
    [`src/${id}.hub.tsx`]: "export const hub = { screens: { only: () => import('./screen.tsx') } };\n",
    'src/screen.tsx': screen ?? `export default function Screen() { return <h1>${title}</h1>; }\n`,
  };
}
