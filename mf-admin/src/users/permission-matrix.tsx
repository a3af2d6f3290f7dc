import { Chip, color, motion, radius, space, toast, typography, mixin } from '@gym/hub-kit';
import { formatWord, t } from '@gym/hub-kit/format';
import { useQuery, type ResultOf } from '@gym/hub-kit/graphql';
import { readApiError, useQueryFailure } from '@gym/hub-kit/screen';
import { roleColor } from '@gym/hub-kit/define';
import { useEffect } from 'react';
import styled from 'styled-components';
import type { Banner } from './error-banner.tsx';
import { grantedWords, grants, matrixOf } from './permission-grants.ts';
import { permissionMatrixDocument } from './permissions.graphql.ts';

export interface PermissionMatrixProps {
  onOpen: (id: string) => void;
  onFailed: Banner['tell'];
}

type Permission = ResultOf<typeof permissionMatrixDocument>['permissions']['items'][number];

/** Who may do what, at a glance: a row for each resource, a column for each role. */
export function PermissionMatrix({ onOpen, onFailed }: PermissionMatrixProps) {
  const query = useQuery(permissionMatrixDocument);
  const failure = useQueryFailure(t('Failed to fetch permissions'), query);
  const { data, error, loading } = query;
  useEffect(() => {
    if (!error) return;
    toast.error(t('Failed to fetch permissions'));
    onFailed(readApiError(error));
  }, [error, onFailed]);

  if (!data) return <Card aria-busy={loading}>{failure}</Card>;
  const { roles, rows } = matrixOf(data.permissions.items);
  return (
    <Card aria-label={t('Permissions of all roles')}>
      <Legend>
        {grants.map(({ key, letter, word }) => (
          <span key={key}>
            <Mark $granted>{letter}</Mark> {t(word)}
          </span>
        ))}
      </Legend>
      {/* It takes the focus, so that the arrow keys scroll it. */}
      <Scroll tabIndex={0} role="region" aria-label={t('Matrix of roles and resources')}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('Resource')}</th>
              {roles.map(role => (
                <th key={role} scope="col">
                  <Chip color={roleColor[role as keyof typeof roleColor]}>{t(role)}</Chip>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ resource, byRole }) => (
              <tr key={resource}>
                <th scope="row">{t(formatWord(resource))}</th>
                {roles.map(role => (
                  <td key={role}>
                    <Grants permission={byRole.get(role)} onOpen={onOpen} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Card>
  );
}

function Grants({ permission, onOpen }: { permission?: Permission; onOpen: (id: string) => void }) {
  if (!permission) return <EmptyCell>–</EmptyCell>;
  const { id, role, resource } = permission;
  const words = grantedWords(permission);
  return (
    <Cell type="button" title={`${t(role)}, ${t(formatWord(resource))}: ${words}`} onClick={() => onOpen(id)}>
      <ScreenReaderText>
        {t(role)}, {t(formatWord(resource))}: {words}
      </ScreenReaderText>
      {grants.map(({ key, letter }) => (
        <Mark key={key} $granted={permission[key]} aria-hidden>
          {permission[key] && letter}
        </Mark>
      ))}
    </Cell>
  );
}

const Card = styled.section`
  ${mixin.card}
  overflow: hidden;
  min-height: 360px;
`;

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(5)};
  padding: ${space(4)};
  border-bottom: 1px solid ${color.line};
  color: ${color.muted};
  ${typography.label}
  font-weight: 450;
  span {
    display: inline-flex;
    align-items: center;
    gap: ${space(1.5)};
  }
`;

const Mark = styled.i<{ $granted: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 20px;
  height: 20px;
  border-radius: 5px;
  font-style: normal;
  font-size: 11px;
  line-height: 1;
  font-weight: 600;
  ${mixin.outlineInForcedColors}
  background: ${({ $granted }) => ($granted ? color.secondarySoft : 'transparent')};
  color: ${color.secondaryHover};
  box-shadow: inset 0 0 0 1px ${({ $granted }) => ($granted ? color.secondaryLine : color.line)};
`;

const Scroll = styled.div`
  overflow: auto;
  max-height: max(360px, calc(100dvh - 330px));
  &:focus-visible {
    ${mixin.focusRing}
    outline-offset: -2px;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  th,
  td {
    padding: 0 ${space(2)};
    border-bottom: 1px solid ${color.line};
    text-align: start;
    white-space: nowrap;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    height: 44px;
    padding-inline: ${space(4)};
    background: ${color.surface};
    ${mixin.remark}
    font-weight: 600;
  }
  th:first-child {
    position: sticky;
    inset-inline-start: 0;
    padding-inline: ${space(4)};
    background: ${color.surface};
  }
  thead th:first-child {
    z-index: 2;
  }
  tbody th {
    font-weight: 550;
  }
  tbody tr:hover > * {
    background: ${color.hover};
  }
`;

const ScreenReaderText = styled.span`
  ${mixin.visuallyHidden}
`;

const Cell = styled.button`
  position: relative;
  display: inline-flex;
  gap: 3px;
  padding: ${space(2)};
  border: 0;
  border-radius: ${radius.base};
  background: none;
  transition: background ${motion.quick};
  &:hover {
    background: ${color.line};
  }
  &:focus-visible {
    ${mixin.focusRing}
    outline-offset: -2px;
  }
`;

const EmptyCell = styled.span`
  padding-inline: ${space(2)};
  color: ${color.faint};
`;
