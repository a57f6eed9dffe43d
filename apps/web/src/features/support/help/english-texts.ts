// The help names texts of every page; the other languages are always whole.
import '@/i18n/en/banked'
import '@/i18n/en/befriended'
import '@/i18n/en/charted'
import '@/i18n/en/configured'
import '@/i18n/en/planned'
import '@/i18n/en/practised'
import '@/i18n/en/reported'
import '@/i18n/en/reviewed'
