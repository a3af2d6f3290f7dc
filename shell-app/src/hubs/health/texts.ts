import { mixin } from '@gym/hub-kit';
import styled from 'styled-components';

/** A detail of a value, below it. */
export const Aside = styled.span`
  display: block;
  ${mixin.remark}
  font-weight: 450;
`;

/** A text that is not wrapped at hyphens or blanks. */
export const Unbroken = styled.span`
  white-space: nowrap;
`;
