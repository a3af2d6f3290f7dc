import { t } from '@gym/hub-kit/format';
import { color, space, typography } from '@gym/hub-kit';
import styled from 'styled-components';

/** The technical reason of a failure, folded: staff read what to do, developers open this. */
export function FailureDetails({ text }: { text: string }) {
  return (
    <Details>
      <summary>{t('Details for developers')}</summary>
      <p>{text}</p>
    </Details>
  );
}

const Details = styled.details`
  width: 100%;
  max-width: 60ch;
  margin-top: ${space(2)};
  color: ${color.muted};
  ${typography.label}
  font-weight: 450;
  overflow-wrap: anywhere;
  summary {
    cursor: pointer;
  }
  p {
    margin-top: ${space(1)};
  }
`;
