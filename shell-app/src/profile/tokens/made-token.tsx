import { Button, color, mixin, space, toast, typography, useSession } from '@gym/hub-kit';
import { formatDay, t } from '@gym/hub-kit/format';
import { graphql } from '@gym/hub-kit/graphql';
import { font, lazyPart } from '@gym/hub-kit/shell';
import { print, type DocumentNode } from 'graphql';
import { Suspense, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { Card, CardIntro } from '../../ui/card.tsx';

/** Loaded on demand, like the list of tokens below. */
const LeaveQuestion = lazyPart(async () => ({
  default: (await import('@gym/hub-kit/screen')).LeaveQuestion,
}));

export interface Made {
  token: string;
  personalToken: {
    name: string;
    resources: string[];
    hub: string | null;
    savedQueries: string[];
    expiresAt: string;
  };
}

/** A new token, which is shown only once, with a command that uses it. */
export function MadeToken({ made, onDone }: { made: Made; onDone: () => void }) {
  const { can } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { name, resources, hub, savedQueries, expiresAt } = made.personalToken;
  const [savedQuery] = savedQueries;
  const opens = (resource: string) =>
    can(`${resource}:view`) && (resources.length === 0 || resources.includes(resource));
  return (
    <Card aria-labelledby="made-token">
      <Heading id="made-token" ref={heading} tabIndex={-1}>
        {t('{name} is ready', { name })}
      </Heading>
      <CardIntro>
        {t('Copy the token now: it is shown this once, and holds until {day}.', {
          day: formatDay(expiresAt),
        })}
      </CardIntro>
      <Parts>
        <Copied label={t('Token')} copyLabel={t('Copy token')} text={made.token} />
        {hub === null ? (
          <Copied
            label={t('Try it: this command downloads a table as CSV')}
            copyLabel={t('Copy try it')}
            text={
              savedQuery === undefined
                ? command(made.token, exampleFor(opens))
                : `curl -u 'x:${made.token}' '${window.location.origin}/data/${savedQuery}.csv'`
            }
          />
        ) : (
          <Copied
            label={t('Try it: this command lists the releases, in the folder of {hub}', { hub })}
            copyLabel={t('Copy try it')}
            text={`CLUB_URL=${window.location.origin} CLUB_TOKEN=${made.token} npx hub list`}
          />
        )}
      </Parts>
      <Button look="solid" icon="check" onClick={onDone}>
        {t('I have copied it')}
      </Button>
      <Suspense>
        <LeaveQuestion
          title={t('Leave without the token?')}
          text={t('The token is shown only once. Copy it before you leave this page.')}
          confirmLabel={t('Leave')}
          cancelLabel={t('Stay')}
        />
      </Suspense>
    </Card>
  );
}

/** The first of them that a token opens is shown. */
const examples = [
  {
    resource: 'members',
    document: graphql('{ members { items { name status joiningDate assignedTrainer { name } } } }'),
  },
  {
    resource: 'payments',
    document: graphql('{ payments { items { paymentDate amount paymentStatus member { name } } } }'),
  },
  {
    resource: 'sessions',
    document: graphql('{ sessions { items { date status member { name } trainer { name } } } }'),
  },
] as const;
const ownName = graphql('{ me { username role } }');

const exampleFor = (opens: (resource: string) => boolean) =>
  examples.find(({ resource }) => opens(resource))?.document ?? ownName;

/** Quotes a text for a shell. */
const command = (token: string, document: DocumentNode) =>
  [
    `curl ${window.location.origin}/graphql`,
    `-H 'Authorization: Bearer ${token}'`,
    `-H 'Accept: text/csv'`,
    `-H 'Content-Type: application/json'`,
    `-d '${JSON.stringify({ query: print(document).replaceAll(/\s+/g, ' ') })}'`,
  ].join(' \\\n  ');

function Copied({ label, copyLabel, text }: { label: string; copyLabel: string; text: string }) {
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('Copied'));
    } catch (error) {
      console.error('Failed to copy', error);
      toast.error(t('Failed to copy. Select the text and copy it yourself.'));
    }
  };
  return (
    <div>
      <h3 id={id}>{label}</h3>
      {/* It takes the focus, so that the arrow keys scroll it. */}
      <Code tabIndex={0} role="region" aria-labelledby={id}>
        {text}
      </Code>
      <Button aria-label={copyLabel} onClick={() => void copy()}>
        {t('Copy')}
      </Button>
    </div>
  );
}

const Heading = styled.h2`
  outline: none;
  overflow-wrap: anywhere;
`;

const Parts = styled.div`
  display: grid;
  gap: ${space(5)};
  margin-block: ${space(5)};
  > div {
    display: grid;
    justify-items: start;
    gap: ${space(2)};
  }
  h3 {
    ${typography.label}
  }
`;

const Code = styled.pre`
  width: 100%;
  margin: 0;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  ${mixin.sunken}
  font-family: ${font.mono};
  ${typography.label}
  font-weight: 450;
  overflow-x: auto;
  user-select: all;
`;
