import { color } from '@gym/hub-kit';
import { formatNumber, formatWord, t } from '@gym/hub-kit/format';
import { Fact, Facts } from '@gym/hub-kit/screen';
import styled from 'styled-components';
import type { FollowingRecords } from './merge.graphql.ts';

interface MergePreviewProps {
  following: FollowingRecords;
  /** The name of the member who is deleted. */
  merged: string;
}

/** How many records follow a merge, and what becomes of the accounts. */
export function MergePreview({ following, merged }: MergePreviewProps) {
  const settles = following.some(({ resource }) => resource === 'billing' || resource === 'payments');
  return (
    <>
      <p>
        {following.length > 0
          ? t('These records of {name} follow, with the history:', { name: merged })
          : t('No records of {name} follow but the history.', { name: merged })}
      </p>
      {following.length > 0 && (
        <Facts>
          {following.map(({ resource, count }) => (
            <Fact key={resource} label={t(formatWord(resource))}>
              {formatNumber(count)}
            </Fact>
          ))}
        </Facts>
      )}
      <Remark>
        {settles && `${t('The two accounts become one, and are settled again.')} `}
        {t('Then {name} is deleted. Undo takes all of it back.', { name: merged })}
      </Remark>
    </>
  );
}

const Remark = styled.p`
  color: ${color.muted};
`;
