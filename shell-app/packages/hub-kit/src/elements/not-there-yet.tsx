import styled from 'styled-components';
import { Icon, type IconName } from './icons.tsx';
import { PageHeader } from './page-header.tsx';
import { color, radius, shadow, space, typography } from '../theme/theme.ts';

export interface NotThereYetProps {
  title: string;
  icon: IconName;
  /** What the screen is for, in one sentence. */
  purpose: string;
  /** What will be found on it. */
  parts: string[];
}

/** Stands in for a screen that does not exist yet, and says so. */
export function NotThereYet({ title, icon, purpose, parts }: NotThereYetProps) {
  return (
    <>
      <PageHeader title={title} icon={icon} subtitle={purpose} />
      <Card>
        <Mark>
          <Icon name={icon} size={28} />
        </Mark>
        <h2>This screen is not there yet</h2>
        <p>Nothing is kept or shown here so far. When it opens, you will find:</p>
        <ul>
          {parts.map(part => (
            <li key={part}>
              <Icon name="minus" size={14} />
              {part}
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

const Card = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${space(14)} ${space(6)};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  text-align: center;
  h2 {
    ${typography.heading}
    font-size: 18px;
  }
  p {
    max-width: 60ch;
    margin-top: ${space(1)};
    color: ${color.muted};
  }
  ul {
    display: grid;
    gap: ${space(2)};
    margin-top: ${space(6)};
    text-align: left;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    svg {
      color: ${color.secondary};
    }
  }
`;

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 64px;
  height: 64px;
  margin-bottom: ${space(5)};
  border-radius: 20px;
  background: ${color.secondarySoft};
  color: ${color.secondary};
`;
