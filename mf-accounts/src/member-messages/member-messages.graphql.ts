import { graphql } from '@gym/hub-kit/graphql';

export const emailPreferenceDocument = graphql(`
  query EmailPreference($memberId: ID!) {
    emailPreference(memberId: $memberId) {
      marketingConsent
      consentAt
      consentBy
      documentsByEmail
      bouncedAt
      bounceReason
    }
  }
`);

export const setConsentDocument = graphql(`
  mutation SetMarketingConsent($memberId: ID!, $consent: Boolean!) {
    setMarketingConsent(memberId: $memberId, consent: $consent) {
      marketingConsent
    }
  }
`);

export const clearBounceDocument = graphql(`
  mutation ClearEmailBounce($memberId: ID!) {
    clearEmailBounce(memberId: $memberId) {
      bouncedAt
    }
  }
`);

export const setDocumentsByEmailDocument = graphql(`
  mutation SetDocumentsByEmail($memberId: ID!, $wanted: Boolean!) {
    setDocumentsByEmail(memberId: $memberId, wanted: $wanted) {
      documentsByEmail
    }
  }
`);
