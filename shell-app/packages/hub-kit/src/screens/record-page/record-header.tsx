import {
  breakpoint,
  Button,
  Chip,
  color,
  Icon,
  Link,
  mixin,
  PageHeader,
  radius,
  space,
  typography,
  useRecordAddress,
  useSearchParams,
  useSession,
  type ChipColor,
} from '@gym/hub-kit';
import { t } from '@gym/hub-kit/format';
import { ErrorBoundary } from 'react-error-boundary';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Identified, ScreenDefinition } from '../../definition/define-screen.ts';
import { CrudDialog } from '../crud-panel.tsx';
import type { SlotOffer } from '../slots/slot-context.ts';
import { printer } from '../../elements/printer.ts';
import { printPage } from './print-page.ts';

/** What the header of a record's page shows. */
export interface RecordHead {
  name: string;
  /** How to reach the person: links that call and write, and a warning without an emergency contact. */
  contact?: {
    phone: string;
    email: string;
    emergencyContact: string | null;
    emergencyPhone: string | null;
  };
  /** A chip above the facts. */
  status?: { text: string; color: ChipColor | undefined };
  facts: readonly RecordFact[];
  /** Sentences about what somebody has to look after. */
  warnings?: readonly (string | null)[];
}

export interface RecordFact {
  label: string;
  /** Facts without a value are left out. */
  value: ReactNode;
  /** The record that the value names; a link if it has a page. */
  record?: { name: string; id: string };
}

interface RecordHeaderProps {
  screen: ScreenDefinition<Identified, string, object>;
  id: string;
  head: RecordHead;
  /** Of all places; sections are shown elsewhere. */
  offers: readonly SlotOffer[];
}

/** Name, facts, warnings and actions of a record: its own and those of other hubs. */
export function RecordHeader({ screen, id, head, offers }: RecordHeaderProps) {
  const { name, status, contact, facts, warnings = [] } = head;
  const at = (place: SlotOffer['place']) => offers.filter(offer => offer.place === place);
  return (
    <>
      <PageHeader title={name} icon={screen.icon}>
        <RecordActions screen={screen} id={id} offers={at('action')} />
      </PageHeader>
      <Card aria-label={t('Overview')}>
        {status && (
          <div>
            <Chip color={status.color ?? 'grey'}>{status.text}</Chip>
          </div>
        )}
        <Warnings>
          {contact && !(contact.emergencyContact && contact.emergencyPhone) && (
            <WarningLine>{t('There is no complete emergency contact.')}</WarningLine>
          )}
          {warnings.map(text => text && <WarningLine key={text}>{text}</WarningLine>)}
          {at('warning').map(({ key, content }) => (
            <ErrorBoundary key={key} fallback={null}>
              <WarningLine>{content}</WarningLine>
            </ErrorBoundary>
          ))}
        </Warnings>
        <Facts>
          {contact && (
            <>
              <Fact
                label={t('Phone')}
                value={<a href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`}>{contact.phone}</a>}
              />
              <Fact label={t('Email')} value={<a href={`mailto:${contact.email}`}>{contact.email}</a>} />
            </>
          )}
          {facts.map(fact => (
            <Fact key={fact.label} {...fact} />
          ))}
          {at('fact').map(({ key, title, content }) => (
            <ErrorBoundary key={key} fallback={null}>
              <Fact label={t(title)} value={content} />
            </ErrorBoundary>
          ))}
        </Facts>
      </Card>
    </>
  );
}

function Fact({ label, value, record }: RecordFact) {
  const addressOf = useRecordAddress();
  if (!value) return null;
  const address = record && addressOf(record.name, record.id);
  return (
    <div>
      <dt>{label}</dt>
      <dd>{address ? <Link to={address}>{value}</Link> : value}</dd>
    </div>
  );
}

function WarningLine({ children }: { children: ReactNode }) {
  return (
    <Warning>
      <Icon name="warning" size={16} />
      <span>{children}</span>
    </Warning>
  );
}

function RecordActions({ screen, id, offers }: Omit<RecordHeaderProps, 'head'>) {
  const { can } = useSession();
  const [address, setAddress] = useSearchParams();
  const [printing, setPrinting] = useState(false);
  const mayEdit = can(`${screen.resource}:edit`);
  return (
    <Actions>
      <Button
        icon={mayEdit ? 'edit' : 'eye'}
        look={mayEdit ? 'solid' : 'outline'}
        onClick={() => setAddress({ details: '' })}
      >
        {mayEdit ? t('Edit') : t('Details')}
      </Button>
      {offers.map(({ key, title, icon, path, content }) => (
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
      ))}
      <Button
        icon={printer}
        busy={printing}
        onClick={() => {
          setPrinting(true);
          void printPage().finally(() => setPrinting(false));
        }}
      >
        {t('Print')}
      </Button>
      {address.has('details') && (
        <CrudDialog
          key={id}
          screen={screen}
          target={{ mode: 'open', id }}
          editable={mayEdit}
          onClose={() => setAddress({}, { replace: true })}
          onSaved={() => undefined}
        />
      )}
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  > a {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    height: 40px;
    padding: 0 ${space(4)};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.base};
    background: ${color.surface};
    ${typography.body}
    font-weight: 550;
    text-decoration: none;
    white-space: nowrap;
    &:hover {
      background: ${color.hover};
    }
    &:focus-visible {
      ${mixin.focusRing}
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
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
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

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: ${space(4)} ${space(6)};
  dt {
    ${typography.small}
    color: ${color.muted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  @media ${breakpoint.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
