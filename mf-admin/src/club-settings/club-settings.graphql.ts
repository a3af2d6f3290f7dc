import { graphql } from '@gym/hub-kit/graphql';

/** What the screen shows and saves. */
const settingsFields = graphql(`
  fragment SettingsFields on ClubSettings {
    id
    version
    name
    logo
    address
    taxId
    email
    phone
    currency
    locale
    timeZone
    taxRates {
      billingType
      percent
      label
      from
    }
    numberSeries {
      series
      prefix
      digits
    }
    nextNumbers
    dunningSteps {
      days
      action
      fee
    }
    weekStart
    fiscalYearStart
    sentDocuments
    doubleBookings
    checkInRules {
      rule
      effect
    }
  }
`);

/** What is set for the whole club. */
export const clubSettingsDocument = graphql(
  `
    query ClubSettings {
      settings: clubSettings {
        ...SettingsFields
      }
    }
  `,
  [settingsFields],
);

export const updateClubSettingsDocument = graphql(
  `
    mutation UpdateClubSettings($patch: ClubSettingsPatch!, $version: Int!, $logoContent: String) {
      settings: updateClubSettings(patch: $patch, version: $version, logoContent: $logoContent) {
        ...SettingsFields
      }
    }
  `,
  [settingsFields],
);

/** Whether anything is sent. */
export const mailDeliveryDocument = graphql(`
  query MailDelivery {
    messageDelivery {
      hasMailServer
    }
  }
`);
