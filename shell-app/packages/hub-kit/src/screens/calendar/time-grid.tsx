// A hub compiles this file without the other files of its folder.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="../../common/css.d.ts" />
import {
  createCalendar,
  destroyCalendar,
  Interaction,
  List,
  ResourceTimeGrid,
  TimeGrid as DayGrid,
  type Calendar,
} from '@event-calendar/core';
import '@event-calendar/core/index.css';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { color, mixin, radius, space, typography } from '../../theme/theme.ts';

export type TimeGridOptions = Calendar.Options;

const plugins = [DayGrid, ResourceTimeGrid, List, Interaction];

/** The element of the library, which is not of React: it takes the options that have changed. */
export function TimeGrid({ options }: { options: TimeGridOptions }) {
  const box = useRef<HTMLDivElement>(null);
  const calendar = useRef<Calendar>(null);
  const applied = useRef<TimeGridOptions>({});
  const create = useEffectEvent((target: HTMLElement) => {
    applied.current = options;
    calendar.current = createCalendar(target, plugins, options);
    return calendar.current;
  });
  useEffect(() => {
    if (!box.current) return;
    const created = create(box.current);
    const stopDescribing = describe(box.current);
    return () => {
      stopDescribing();
      calendar.current = null;
      void destroyCalendar(created);
    };
  }, []);
  useLayoutEffect(() => {
    if (!calendar.current) return;
    for (const name of Object.keys(options) as (keyof TimeGridOptions)[])
      if (options[name] !== applied.current[name]) calendar.current.setOption(name, options[name]);
    applied.current = options;
  });
  return <Box ref={box} />;
}

/**
 * Takes the roles of a table from days and hours, whose cells do not contain the records, and puts the days of an agenda
 * below the heading of the page.
 */
function describe(box: HTMLElement): () => void {
  const correct = () => {
    for (const element of box.querySelectorAll('.ec-time-grid[role], .ec-time-grid [role]'))
      for (const name of ['role', 'aria-colindex', 'aria-colspan']) element.removeAttribute(name);
    for (const heading of box.querySelectorAll('h4:not([aria-level])'))
      heading.setAttribute('aria-level', '2');
  };
  correct();
  const observer = new MutationObserver(correct);
  observer.observe(box, { subtree: true, childList: true, attributeFilter: ['role'] });
  return () => observer.disconnect();
}

const Box = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  && .ec {
    --ec-bg-color: ${color.surface};
    --ec-text-color: ${color.text};
    --ec-border-color: ${color.line};
    --ec-today-bg-color: ${color.secondarySoft};
    --ec-event-bg-color: ${color.secondarySoft};
    --ec-event-text-color: ${color.secondaryHover};
    --ec-event-col-gap: 4px;
    flex: 1;
    min-height: 0;
    color-scheme: inherit;
    ${typography.small}
  }
  && .ec-toolbar {
    display: none;
  }
  && .ec-main {
    flex: 1;
    min-height: 0;
    border-inline: 0;
    border-bottom: 0;
  }
  && .ec-time-grid .ec-body .ec-today {
    --ec-day-bg-color: ${color.surface};
  }
  && .ec-event {
    overflow: hidden;
    border: 1px solid ${color.surface};
    border-radius: ${radius.small};
    box-shadow: none;
    ${typography.small}
    ${mixin.outlineInForcedColors}
  }
  && .ec-list .ec-event {
    inline-size: 100%;
    padding: 8px 16px;
    border: 0;
    border-radius: 0;
  }
  && .ec-list .ec-day-head {
    ${typography.label}
    padding: 8px 16px;
    background: ${color.sunken};
  }
  && .ec-list .ec-event-tag {
    display: none;
  }
  && .ec-list .ec-event + .ec-event {
    border-top: 1px solid ${color.line};
  }
  && .ec-event a {
    display: flex;
    flex-direction: column;
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
    -webkit-touch-callout: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
    }
    &:focus-visible {
      outline: 0;
      &::after {
        ${mixin.focusRing}
        outline-offset: -2px;
      }
    }
  }
  && [data-line='time'] {
    font-variant-numeric: tabular-nums;
  }
  && [data-line='place'] {
    ${mixin.visuallyHidden}
  }
  /* Short events show no more than their time. */
  && a[title] [data-line='time']::before {
    content: '⚠ ' / '';
  }
  && [data-line='remark'] {
    font-weight: 600;
  }
  && [data-line='title'] {
    font-weight: 600;
  }
  && .ec-time-grid [data-line] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  && .ec-list a {
    flex-flow: row wrap;
    align-items: center;
    gap: ${space(1)} ${space(4)};
  }
  && .ec-list [data-line='details'] {
    color: ${color.muted};
  }
  && .ec-list [data-line='status'] {
    padding: 2px ${space(2)};
    border-radius: ${radius.round};
    ${mixin.outlineInForcedColors}
  }
  && .ec-resizer {
    z-index: 1;
  }
`;
