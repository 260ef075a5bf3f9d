export const SOURCE_TYPES = [
  "unknown",
  "header_cta",
  "mobile_menu_cta",
  "home_process_cta",
  "contact_page_cta",
  "contact_page_form",
  "financing_page_cta",
  "programme_list_cta",
  "selection_cta",
  "quotation_cta",
  "next_year_cta",
  "faq_empty_cta",
  "formation_details_card",
  "popup_timeout",
] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];
