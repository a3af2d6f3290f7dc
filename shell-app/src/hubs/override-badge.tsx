import { t } from '@gym/hub-kit/format';
import { breakpoint, color, Icon, layout, radius, space, typography, useSession } from '@gym/hub-kit';
import { chipColor, lazyPart, leave, rolePreview, zIndex } from '@gym/hub-kit/shell';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { useHubs } from './hub-registry.tsx';
import { previewToken } from './preview.ts';
import { acceptOverride, pendingOverrides, resetOverrides } from './stored-overrides.ts';
import type { ListedHub, Override } from './overrides.ts';
import { shortUrl } from './short-url.ts';

/** Loaded on demand: such links are rare. */
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('@gym/hub-kit/screen')).ConfirmDialog,
}));

/** Lists previews and active overrides on every screen, and asks for confirmation of pending overrides. */
export default function OverrideBadge() {
  const { hubs, overrides, pending, previewProblem, reload } = useHubs();
  const [declined, setDeclined] = useState<string[]>([]);
  const question = pending.find(({ remote }) => !declined.includes(remote));
  return (
    <>
      <Badges>
        <RolePreviewBadge />
        <PreviewBadge
          versions={new Set(hubs.filter(({ source }) => source === 'preview').map(previewName))}
          problem={previewProblem}
        />
        {overrides.length > 0 && <Badge overrides={overrides} />}
      </Badges>
      {question && (
        <Suspense>
          <ConfirmDialog
            key={question.remote}
            title={t('Use a hub from another server?')}
            text={t('Use {hub} from {address}? Its code runs with your rights.', {
              hub: question.remote.slice('mf-'.length),
              address: shortUrl(question.address),
            })}
            confirmLabel={t('Use')}
            cancelLabel={t('Keep the club’s own')}
            onConfirm={() => acceptOverride(question.remote, question.address)}
            onClose={() => {
              pendingOverrides.drop(question.remote);
              setDeclined([...declined, question.remote]);
              void reload();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const previewName = ({ remote, version }: ListedHub) => `${remote} ${version}`;

function RolePreviewBadge() {
  const { user } = useSession();
  if (!rolePreview.read()) return null;
  return (
    <Strip role="status">
      <Icon name="eye" size={16} />
      <p>
        {t('Preview as {role}: the app as this role sees it. Nothing can be saved.', { role: t(user.role) })}
      </p>
      <button type="button" onClick={() => leave(rolePreview.end)}>
        {t('End Preview')}
      </button>
    </Strip>
  );
}

/** Names the versions that are previewed in this tab, or why none is. */
function PreviewBadge({ versions, problem }: { versions: ReadonlySet<string>; problem: string | undefined }) {
  if (versions.size === 0 && problem === undefined) return null;
  return (
    <Strip role="status">
      <Icon name="eye" size={16} />
      <p>
        {problem === undefined
          ? t('Preview of {versions}', { versions: [...versions].join(', ') })
          : t('The preview cannot be shown: {problem}. Ask for a new link.', {
              problem: problem.replace(/\.$/, ''),
            })}
      </p>
      <button type="button" onClick={previewToken.end}>
        {t('End Preview')}
      </button>
    </Strip>
  );
}

function Badge({ overrides }: { overrides: readonly Override[] }) {
  return (
    <Strip role="status">
      <Icon name="wrench" size={16} />
      <ul>
        {overrides.map(({ remote, address, problem }) => (
          <li key={remote}>
            {problem
              ? t('{remote} could not be loaded from {address}: {problem}.', {
                  remote,
                  address: shortUrl(address),
                  problem,
                })
              : t('{remote} comes from {address}', { remote, address: shortUrl(address) })}
          </li>
        ))}
      </ul>
      <button type="button" onClick={resetOverrides}>
        {t('Reset')}
      </button>
    </Strip>
  );
}

const { foreground, background } = chipColor.red;

const Badges = styled.div`
  grid-area: badge;
  position: sticky;
  top: ${layout.topBar}px;
  /* The account menu hangs over it. */
  z-index: ${zIndex.topBar - 1};
`;

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(8)};
  border-bottom: 1px solid ${color.dangerLine};
  background: ${color.danger};
  color: ${color.onPrimary};
  ${typography.label}
  ul,
  p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  button {
    flex: none;
    height: 32px;
    padding: 0 ${space(3)};
    border: 0;
    border-radius: ${radius.base};
    background: ${background};
    color: ${foreground};
    &:focus-visible {
      outline-color: ${color.onPrimary};
    }
  }
  @media ${breakpoint.small} {
    padding: ${space(2)} ${space(4)};
  }
`;
