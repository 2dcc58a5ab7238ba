import { HOME_WORKING_HOURS } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Typography } from '../../../shared/ui/typography';
import { hideChatInView } from '../../layout/hide-chat-in-view';
import { Section } from '../../layout/section';
import { rail } from '../../ui/mullions';
import { ContactDetails } from './contact-details';
import { Enquiry } from './enquiry';
import { HomeEnquiryForm } from './home-enquiry-form';

// React.lazy takes a module's default export.
export default function ContactSection() {
  const { t } = useLanguage();
  return (
    <Section
      overline={t('Contact')}
      title={t('Tell us about your project')}
      introduction={t(
        'Your name and e-mail address are enough to get started. We reply within one working day.',
      )}
    >
      <Box sx={{ ...rail, gap: { xs: 4, lg: 3 }, alignItems: 'start' }}>
        <ContactDetails workingHours={HOME_WORKING_HOURS} />
        <Box ref={hideChatInView}>
          <Enquiry workingHours={HOME_WORKING_HOURS}>
            {(form) => (
              <>
                <Typography variant="h3" sx={{ marginBlockEnd: 3 }}>
                  {t('Send Us a Message')}
                </Typography>
                <HomeEnquiryForm {...form} label={t('Send Us a Message')} />
              </>
            )}
          </Enquiry>
        </Box>
      </Box>
    </Section>
  );
}
