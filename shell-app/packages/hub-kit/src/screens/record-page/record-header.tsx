import { type ChipColor, breakpoint, color, mixin, space } from '../../theme/theme.ts';
import { Button, buttonBox, looks } from '../../elements/button.tsx';
import { Chip } from '../../elements/chip.tsx';
import { Icon } from '../../elements/icons.tsx';
import type { DocumentNode } from 'graphql';
import { Link, useLocation, useSearchParams } from 'react-router';
import { Fact, Facts } from '../../elements/facts.tsx';
import { PageHeader } from '../../elements/page-header.tsx';
import { type RecordName, useRecordAddress } from '../../common/record-pages.ts';
import { useSession } from '../../common/session.tsx';
import { t } from '../../common/text.ts';
import { ErrorBoundary } from 'react-error-boundary';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { AnyScreen } from '../../definition/define-screen.ts';
import { listOfState } from '../../records/list-of-record.ts';
import { CrudDialog } from '../crud-panel.tsx';
import type { SlotOffer } from '../slots/slot-context.ts';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { useMediaQuery } from '../../elements/use-media-query.ts';

/** Loaded after the header, which shows first. */
const MoreActions = lazyPart(() => import(/* webpackChunkName: "related" */ './more-actions.tsx'), {
  fallback: null,
});

/** Loaded for a record that a list led to. */
const RecordSteps = lazyPart(() => import(/* webpackChunkName: "related" */ './record-steps.tsx'), {
  fallback: null,
  lost: () => null,
});

export interface RecordHead {
  name: string;
  /** A chip above the facts. */
  status?: { text: ReactNode; color: ChipColor | undefined };
  facts: readonly RecordFact[];
  /** Sentences about what somebody has to look after. */
  warnings?: readonly (string | null)[];
  /** Links for the menu of actions that are seldom needed. */
  more?: ReactNode;
}

/** Facts without a value are left out. */
export type RecordFact = { label: string } & (
  | {
      value: ReactNode;
      /** The record that the value names; a link if it has a page. */
      record?: { name: RecordName; id: string };
      kind?: never;
    }
  /** A link that calls or writes. */
  | { value: string | null; kind: 'phone' | 'email'; record?: never }
);

interface RecordHeaderProps {
  screen: AnyScreen;
  id: string;
  /** Reads the record. */
  document: DocumentNode;
  head: RecordHead;
  /** Of all places; sections are shown elsewhere. */
  offers: readonly SlotOffer[];
}

export function RecordHeader({ screen, id, document, head, offers }: RecordHeaderProps) {
  const { name, status, facts, warnings = [], more } = head;
  const at = (place: SlotOffer['place']) => offers.filter(offer => offer.place === place);
  return (
    <>
      <PageHeader title={name} icon={screen.icon}>
        <RecordActions
          screen={screen}
          id={id}
          document={document}
          name={name}
          more={more}
          offers={at('action')}
        />
      </PageHeader>
      <Card aria-label={t('Overview')}>
        {status && (
          <div>
            <Chip color={status.color ?? 'grey'}>{status.text}</Chip>
          </div>
        )}
        <Warnings>
          {warnings.map(text => text && <WarningLine key={text}>{text}</WarningLine>)}
          {at('warning').map(({ key, content }) => (
            <ErrorBoundary key={key} fallback={null}>
              <WarningLine>{content}</WarningLine>
            </ErrorBoundary>
          ))}
        </Warnings>
        <HeadFacts>
          {facts.map(fact => (
            <HeadFact key={fact.label} {...fact} />
          ))}
          {at('fact').map(({ key, title, content }) => (
            <ErrorBoundary key={key} fallback={null}>
              <Fact label={t(title)}>{content}</Fact>
            </ErrorBoundary>
          ))}
        </HeadFacts>
      </Card>
    </>
  );
}

function HeadFact({ label, value, record, kind }: RecordFact) {
  const addressOf = useRecordAddress();
  if (!value) return null;
  const address = record && addressOf(record.name, record.id);
  return (
    <Fact label={label}>
      {kind && <a href={hrefOf[kind](value)}>{value}</a>}
      {!kind && (address ? <Link to={address}>{value}</Link> : value)}
    </Fact>
  );
}

const hrefOf = {
  phone: (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`,
  email: (email: string) => `mailto:${email}`,
};

function WarningLine({ children }: { children: ReactNode }) {
  return (
    <Warning>
      <Icon name="warning" size={16} />
      <span>{children}</span>
    </Warning>
  );
}

/** How many actions of hubs are beside the record's own; a phone has room for two in its row. */
const BESIDE = { wide: 3, phone: 2 };

type RecordActionsProps = Omit<RecordHeaderProps, 'head'> & Pick<RecordHead, 'name' | 'more'>;

function RecordActions({ screen, id, document, name, more, offers }: RecordActionsProps) {
  const { can } = useSession();
  const isPhone = useMediaQuery(breakpoint.small);
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const list = listOfState(state);
  const mayEdit = can(`${screen.resource}:edit`);
  // An action with content depends on the state of the record.
  const ordered = offers.toSorted((a, b) => Number(Boolean(a.path)) - Number(Boolean(b.path)));
  const visibleActions = ordered.slice(0, isPhone ? BESIDE.phone : BESIDE.wide);
  const link = ({ key, title, icon, path, content }: SlotOffer) => (
    <ErrorBoundary key={key} fallback={null}>
      {path ? (
        <Link to={path.replaceAll(':id', encodeURIComponent(id))}>
          <Icon name={icon} size={16} />
          {t(title)}
        </Link>
      ) : (
        content
      )}
    </ErrorBoundary>
  );
  return (
    <Actions>
      {list && <RecordSteps screen={screen} id={id} list={list} />}
      <Button
        icon={mayEdit ? 'edit' : 'eye'}
        look={mayEdit ? 'solid' : 'outline'}
        onClick={() => setAddress(now => new URLSearchParams([...now, ['details', '']]), { state })}
      >
        {mayEdit ? t('Edit') : t('Details')}
      </Button>
      {visibleActions.map(link)}
      <MoreActions document={document}>
        {ordered.slice(visibleActions.length).map(link)}
        {more}
      </MoreActions>
      {address.has('details') && (
        <CrudDialog
          key={id}
          screen={screen}
          target={{ mode: 'open', id }}
          recordName={name}
          list={list}
          editable={mayEdit}
          onClose={() => setAddress(withoutDetails, { replace: true, state })}
          onSaved={() => undefined}
        />
      )}
    </Actions>
  );
}

function withoutDetails(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete('details');
  return next;
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  a {
    ${buttonBox}
    ${looks.outline}
  }
  /* Four of them in one row. */
  @media ${breakpoint.small} {
    > a,
    > button,
    > span > button {
      padding-inline: ${space(2.5)};
      svg {
        display: none;
      }
    }
  }
  @media print {
    display: none;
  }
`;

const Card = styled.section`
  display: grid;
  gap: ${space(4)};
  margin-bottom: ${space(6)};
  padding: ${space(5)};
  ${mixin.surface}
  @media ${breakpoint.small} {
    padding: ${space(4)};
  }
`;

const Warnings = styled.div`
  &:not(:has(> p > span:not(:empty))) {
    display: none;
  }
`;

const Warning = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 28px;
  font-weight: 550;
  svg {
    flex: none;
    color: ${color.warning};
  }
  /* A hub whose warning does not apply. */
  &:has(> span:empty) {
    display: none;
  }
`;

const HeadFacts = styled(Facts)`
  @media ${breakpoint.small} {
    /* An address has the whole line, so that it does not break within a word. */
    > div:has(a[href^='mailto:']) {
      grid-column: 1 / -1;
    }
    a {
      display: inline-block;
      min-height: 24px;
    }
  }
`;
