// Generated from supabase/migrations by apps/server/scripts/generate-database-types.ts. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      app_settings: {
        Row: {
          id: string
          signup_disabled: boolean
          signup_disabled_message: string | null
          site_disabled: boolean
          site_disabled_message: string | null
          updated_at: string
        }
        Insert: {
          id: string
          signup_disabled?: boolean
          signup_disabled_message?: string | null
          site_disabled?: boolean
          site_disabled_message?: string | null
          updated_at?: string
        }
        Update: {
          id?: string
          signup_disabled?: boolean
          signup_disabled_message?: string | null
          site_disabled?: boolean
          site_disabled_message?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      credit_ledger: {
        Row: {
          amount: number
          created_at: string
          entry: string
          id: string
          key: string
          kind: string
          user_id: string
        }
        Insert: {
          amount: number
          created_at?: string
          entry: string
          id?: string
          key: string
          kind: string
          user_id: string
        }
        Update: {
          amount?: number
          created_at?: string
          entry?: string
          id?: string
          key?: string
          kind?: string
          user_id?: string
        }
        Relationships: []
      }
      daily_analytics_history: {
        Row: {
          created_at: string
          date: string
          id: string
          language_code: string
          practice_time_seconds: number
          updated_at: string
          user_id: string
          words_added: string[]
          words_by_stage: number[] | null
        }
        Insert: {
          created_at?: string
          date: string
          id?: string
          language_code: string
          practice_time_seconds?: number
          updated_at?: string
          user_id: string
          words_added?: string[]
          words_by_stage?: number[] | null
        }
        Update: {
          created_at?: string
          date?: string
          id?: string
          language_code?: string
          practice_time_seconds?: number
          updated_at?: string
          user_id?: string
          words_added?: string[]
          words_by_stage?: number[] | null
        }
        Relationships: []
      }
      dictionary_corrections: {
        Row: {
          language_code: string
          reading: string | null
          term: string
          updated_at: string
          user_id: string
          words: string[] | null
        }
        Insert: {
          language_code: string
          reading?: string | null
          term: string
          updated_at?: string
          user_id: string
          words?: string[] | null
        }
        Update: {
          language_code?: string
          reading?: string | null
          term?: string
          updated_at?: string
          user_id?: string
          words?: string[] | null
        }
        Relationships: []
      }
      feedback: {
        Row: {
          comment: string
          created_at: string
          has_screenshot: boolean | null
          id: string
          language_code: string | null
          language_name: string | null
          page_url: string
          screenshot_url: string | null
          user_id: string
        }
        Insert: {
          comment: string
          created_at?: string
          has_screenshot?: boolean | null
          id?: string
          language_code?: string | null
          language_name?: string | null
          page_url: string
          screenshot_url?: string | null
          user_id: string
        }
        Update: {
          comment?: string
          created_at?: string
          has_screenshot?: boolean | null
          id?: string
          language_code?: string | null
          language_name?: string | null
          page_url?: string
          screenshot_url?: string | null
          user_id?: string
        }
        Relationships: []
      }
      friend_nudges: {
        Row: {
          created_at: string
          kind: string
          seen_at: string | null
          sender_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          kind: string
          seen_at?: string | null
          sender_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          kind?: string
          seen_at?: string | null
          sender_id?: string
          user_id?: string
        }
        Relationships: []
      }
      friend_requests: {
        Row: {
          created_at: string
          recipient_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          recipient_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          recipient_id?: string
          user_id?: string
        }
        Relationships: []
      }
      friendships: {
        Row: {
          created_at: string
          friend_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          friend_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          friend_id?: string
          user_id?: string
        }
        Relationships: []
      }
      joined_terms: {
        Row: {
          activities: string[]
          became: Json
          from_term: string
          gave: Json
          had: Json
          id: string
          into_term: string
          joined_at: string
          language_code: string
          parted_at: string | null
          reviews: string[]
          user_id: string
        }
        Insert: {
          activities: string[]
          became: Json
          from_term: string
          gave: Json
          had: Json
          id: string
          into_term: string
          joined_at?: string
          language_code: string
          parted_at?: string | null
          reviews: string[]
          user_id: string
        }
        Update: {
          activities?: string[]
          became?: Json
          from_term?: string
          gave?: Json
          had?: Json
          id?: string
          into_term?: string
          joined_at?: string
          language_code?: string
          parted_at?: string | null
          reviews?: string[]
          user_id?: string
        }
        Relationships: []
      }
      languages: {
        Row: {
          code: string
          name: string
          place: number
          tag: string
        }
        Insert: {
          code: string
          name: string
          place: number
          tag: string
        }
        Update: {
          code?: string
          name?: string
          place?: number
          tag?: string
        }
        Relationships: []
      }
      learner_blocks: {
        Row: {
          blocked_id: string
          created_at: string
          user_id: string
        }
        Insert: {
          blocked_id: string
          created_at?: string
          user_id: string
        }
        Update: {
          blocked_id?: string
          created_at?: string
          user_id?: string
        }
        Relationships: []
      }
      learner_facts: {
        Row: {
          created_at: string
          fact: string
          id: string
          language_code: string
          message_id: string | null
          told_at: string
          topic: string
          user_id: string
          written_in: string
        }
        Insert: {
          created_at?: string
          fact: string
          id?: string
          language_code: string
          message_id?: string | null
          told_at?: string
          topic?: string
          user_id: string
          written_in?: string
        }
        Update: {
          created_at?: string
          fact?: string
          id?: string
          language_code?: string
          message_id?: string | null
          told_at?: string
          topic?: string
          user_id?: string
          written_in?: string
        }
        Relationships: []
      }
      learner_mistakes: {
        Row: {
          answers: Json
          category: string
          corrected: string
          created_at: string
          explanation: string
          fingerprint: string
          id: string
          language_code: string
          last_made_at: string
          made_at: string[]
          made_in: string[]
          mended: string | null
          message_id: string | null
          original: string
          resolved_at: string | null
          resolved_by: string | null
          self_mended_at: string | null
          sentence: string | null
          sentence_key: string | null
          stage: string
          times_made: number
          times_right: number
          user_id: string
        }
        Insert: {
          answers?: Json
          category?: string
          corrected: string
          created_at?: string
          explanation?: string
          fingerprint?: string
          id?: string
          language_code: string
          last_made_at?: string
          made_at?: string[]
          made_in?: string[]
          mended?: string | null
          message_id?: string | null
          original: string
          resolved_at?: string | null
          resolved_by?: string | null
          self_mended_at?: string | null
          sentence?: string | null
          sentence_key?: string | null
          stage?: string
          times_made?: number
          times_right?: number
          user_id: string
        }
        Update: {
          answers?: Json
          category?: string
          corrected?: string
          created_at?: string
          explanation?: string
          fingerprint?: string
          id?: string
          language_code?: string
          last_made_at?: string
          made_at?: string[]
          made_in?: string[]
          mended?: string | null
          message_id?: string | null
          original?: string
          resolved_at?: string | null
          resolved_by?: string | null
          self_mended_at?: string | null
          sentence?: string | null
          sentence_key?: string | null
          stage?: string
          times_made?: number
          times_right?: number
          user_id?: string
        }
        Relationships: []
      }
      lesson_progress: {
        Row: {
          course_id: string
          lesson_id: string
          played_at: string | null
          position: Json
          updated_at: string
          user_id: string
        }
        Insert: {
          course_id: string
          lesson_id: string
          played_at?: string | null
          position?: Json
          updated_at?: string
          user_id: string
        }
        Update: {
          course_id?: string
          lesson_id?: string
          played_at?: string | null
          position?: Json
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      practice_slices: {
        Row: {
          date: string
          id: string
          kind: string
          language_code: string
          minute_of_day: number
          received_at: string
          seconds: number
          started_at: string
          user_id: string
        }
        Insert: {
          date: string
          id: string
          kind: string
          language_code: string
          minute_of_day: number
          received_at?: string
          seconds: number
          started_at: string
          user_id: string
        }
        Update: {
          date?: string
          id?: string
          kind?: string
          language_code?: string
          minute_of_day?: number
          received_at?: string
          seconds?: number
          started_at?: string
          user_id?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          accepts_nudges: boolean
          auto_generate_audio: boolean
          auto_parse_responses: boolean
          autoplay_audio: boolean
          avatar_plant: string
          created_at: string
          credits: number
          current_language_code: string | null
          daily_goals: Json
          display_name: string | null
          email: string | null
          friend_requests: string[]
          friends: string[]
          full_name: string | null
          gender: string | null
          give_feedback: boolean
          hint_first: boolean | null
          id: string
          interface_language: string | null
          language_levels: Json
          last_online: string | null
          linking_code: string
          mask_words: boolean
          monthly_credits: number
          new_cards_per_day: number
          remember_learner: boolean
          reviews_per_day: number
          shares_practice: boolean
          show_actions: boolean
          show_definitions_on_hover: boolean
          show_suggestions: boolean
          streaks: Json
          talks_since: Json
          theme: string
          tone_colours: boolean
          updated_at: string
          voice_setting: string
        }
        Insert: {
          accepts_nudges?: boolean
          auto_generate_audio?: boolean
          auto_parse_responses?: boolean
          autoplay_audio?: boolean
          avatar_plant?: string
          created_at?: string
          credits?: number
          current_language_code?: string | null
          daily_goals?: Json
          display_name?: string | null
          email?: string | null
          friend_requests?: string[]
          friends?: string[]
          full_name?: string | null
          gender?: string | null
          give_feedback?: boolean
          hint_first?: boolean | null
          id: string
          interface_language?: string | null
          language_levels?: Json
          last_online?: string | null
          linking_code: string
          mask_words?: boolean
          monthly_credits?: number
          new_cards_per_day?: number
          remember_learner?: boolean
          reviews_per_day?: number
          shares_practice?: boolean
          show_actions?: boolean
          show_definitions_on_hover?: boolean
          show_suggestions?: boolean
          streaks?: Json
          talks_since?: Json
          theme?: string
          tone_colours?: boolean
          updated_at?: string
          voice_setting?: string
        }
        Update: {
          accepts_nudges?: boolean
          auto_generate_audio?: boolean
          auto_parse_responses?: boolean
          autoplay_audio?: boolean
          avatar_plant?: string
          created_at?: string
          credits?: number
          current_language_code?: string | null
          daily_goals?: Json
          display_name?: string | null
          email?: string | null
          friend_requests?: string[]
          friends?: string[]
          full_name?: string | null
          gender?: string | null
          give_feedback?: boolean
          hint_first?: boolean | null
          id?: string
          interface_language?: string | null
          language_levels?: Json
          last_online?: string | null
          linking_code?: string
          mask_words?: boolean
          monthly_credits?: number
          new_cards_per_day?: number
          remember_learner?: boolean
          reviews_per_day?: number
          shares_practice?: boolean
          show_actions?: boolean
          show_definitions_on_hover?: boolean
          show_suggestions?: boolean
          streaks?: Json
          talks_since?: Json
          theme?: string
          tone_colours?: boolean
          updated_at?: string
          voice_setting?: string
        }
        Relationships: []
      }
      restored_days: {
        Row: {
          date: string
          language_code: string
          practice_time_seconds: number
          user_id: string
          words_added: string[]
          words_by_stage: number[] | null
        }
        Insert: {
          date: string
          language_code: string
          practice_time_seconds?: number
          user_id: string
          words_added?: string[]
          words_by_stage?: number[] | null
        }
        Update: {
          date?: string
          language_code?: string
          practice_time_seconds?: number
          user_id?: string
          words_added?: string[]
          words_by_stage?: number[] | null
        }
        Relationships: []
      }
      retained_words: {
        Row: {
          by_day: number[]
          counted_on: string
          language_code: string
          updated_at: string
          user_id: string
        }
        Insert: {
          by_day: number[]
          counted_on: string
          language_code: string
          updated_at?: string
          user_id: string
        }
        Update: {
          by_day?: number[]
          counted_on?: string
          language_code?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      review_activities: {
        Row: {
          created_at: string
          id: string
          kinds: string[]
          language_code: string
          name: string
          played_at: string | null
          selection: Json
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          kinds: string[]
          language_code: string
          name: string
          played_at?: string | null
          selection: Json
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          id?: string
          kinds?: string[]
          language_code?: string
          name?: string
          played_at?: string | null
          selection?: Json
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      review_log: {
        Row: {
          card: string
          carried: boolean
          grade: number
          id: string
          import_id: string | null
          language_code: string
          received_at: string
          reviewed_at: string
          user_id: string
          word_string: string
        }
        Insert: {
          card: string
          carried?: boolean
          grade: number
          id: string
          import_id?: string | null
          language_code: string
          received_at?: string
          reviewed_at: string
          user_id: string
          word_string: string
        }
        Update: {
          card?: string
          carried?: boolean
          grade?: number
          id?: string
          import_id?: string | null
          language_code?: string
          received_at?: string
          reviewed_at?: string
          user_id?: string
          word_string?: string
        }
        Relationships: []
      }
      subscriptions: {
        Row: {
          billing_cycle: string
          credited_allowance: number | null
          credited_month: string | null
          customer_id: string | null
          ends_at_period_end: boolean
          known_at: string
          period_end: string
          plan_id: string
          provider: string
          state: string
          subscription_id: string
          user_id: string
        }
        Insert: {
          billing_cycle: string
          credited_allowance?: number | null
          credited_month?: string | null
          customer_id?: string | null
          ends_at_period_end?: boolean
          known_at: string
          period_end: string
          plan_id: string
          provider: string
          state: string
          subscription_id: string
          user_id: string
        }
        Update: {
          billing_cycle?: string
          credited_allowance?: number | null
          credited_month?: string | null
          customer_id?: string | null
          ends_at_period_end?: boolean
          known_at?: string
          period_end?: string
          plan_id?: string
          provider?: string
          state?: string
          subscription_id?: string
          user_id?: string
        }
        Relationships: []
      }
      suggestion_authors: {
        Row: {
          suggestion_id: string
          user_id: string
        }
        Insert: {
          suggestion_id: string
          user_id: string
        }
        Update: {
          suggestion_id?: string
          user_id?: string
        }
        Relationships: []
      }
      suggestion_votes: {
        Row: {
          created_at: string
          suggestion_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          suggestion_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          suggestion_id?: string
          user_id?: string
        }
        Relationships: []
      }
      suggestions: {
        Row: {
          created_at: string
          description: string
          id: string
          status: string
          title: string
          updated_at: string
          votes: number
        }
        Insert: {
          created_at?: string
          description?: string
          id?: string
          status?: string
          title: string
          updated_at?: string
          votes?: number
        }
        Update: {
          created_at?: string
          description?: string
          id?: string
          status?: string
          title?: string
          updated_at?: string
          votes?: number
        }
        Relationships: []
      }
      tutor_histories: {
        Row: {
          created_at: string
          engine_state: string | null
          goals: Json
          id: string
          language_code: string
          messages: Json
          session_stats: Json
          title: string
          topics: string[]
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          engine_state?: string | null
          goals?: Json
          id?: string
          language_code: string
          messages: Json
          session_stats?: Json
          title: string
          topics?: string[]
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          engine_state?: string | null
          goals?: Json
          id?: string
          language_code?: string
          messages?: Json
          session_stats?: Json
          title?: string
          topics?: string[]
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      user_dictionaries: {
        Row: {
          clicks: number
          created_at: string
          id: string
          language_code: string
          meaning: string
          notes: string
          planted_at: string | null
          planted_by: string | null
          reading: string
          seen: number
          sentences: string[]
          source: string
          tags: string[]
          updated_at: string
          user_id: string
          word_string: string
        }
        Insert: {
          clicks?: number
          created_at?: string
          id?: string
          language_code: string
          meaning?: string
          notes?: string
          planted_at?: string | null
          planted_by?: string | null
          reading?: string
          seen?: number
          sentences?: string[]
          source?: string
          tags?: string[]
          updated_at?: string
          user_id: string
          word_string: string
        }
        Update: {
          clicks?: number
          created_at?: string
          id?: string
          language_code?: string
          meaning?: string
          notes?: string
          planted_at?: string | null
          planted_by?: string | null
          reading?: string
          seen?: number
          sentences?: string[]
          source?: string
          tags?: string[]
          updated_at?: string
          user_id?: string
          word_string?: string
        }
        Relationships: []
      }
      word_imports: {
        Row: {
          id: string
          language_code: string
          made_at: string
          met: Json
          name: string
          undone_at: string | null
          user_id: string
          words: string[]
        }
        Insert: {
          id: string
          language_code: string
          made_at?: string
          met?: Json
          name: string
          undone_at?: string | null
          user_id: string
          words?: string[]
        }
        Update: {
          id?: string
          language_code?: string
          made_at?: string
          met?: Json
          name?: string
          undone_at?: string | null
          user_id?: string
          words?: string[]
        }
        Relationships: []
      }
    }
    Views: { [_ in never]: never }
    Functions: {
      add_suggestion: {
        Args: {
          p_user_id: string
          p_title: string
          p_description: string
        }
        Returns: Json
      }
      answer_friend_request: {
        Args: {
          p_user_id: string
          p_sender_id: string
          p_is_accepted: boolean
        }
        Returns: Json
      }
      answer_learner_mistakes: {
        Args: {
          p_user_id: string
          p_answers: Json
        }
        Returns: number
      }
      apply_subscription: {
        Args: {
          p_user_id: string
          p_subscription: Json
          p_allowance: number
          p_known_at: string
          p_today: string
        }
        Returns: boolean
      }
      batch_update_user_dictionaries: {
        Args: {
          updates: Json
        }
        Returns: undefined
      }
      begin_turn: {
        Args: {
          p_user_id: string
          p_language_code: string
          p_amount: number
          p_key: string
          p_today: string
        }
        Returns: Json
      }
      block_learner: {
        Args: {
          p_user_id: string
          p_learner_id: string
        }
        Returns: Json
      }
      claim_first_talk: {
        Args: {
          p_user_id: string
          p_language_code: string
          p_talk: Json
        }
        Returns: boolean
      }
      count_learner_mistakes: {
        Args: {
          p_user_id: string
        }
        Returns: Json
      }
      credit_history: {
        Args: {
          p_user_id: string
          p_before: string
          p_limit: number
        }
        Returns: Json
      }
      credit_self_mended: {
        Args: {
          p_user_id: string
          p_language_code: string
          p_mistake: Json
        }
        Returns: boolean
      }
      delete_learner: {
        Args: {
          p_user_id: string
        }
        Returns: boolean
      }
      delete_suggestion: {
        Args: {
          p_user_id: string
          p_id: string
        }
        Returns: Json
      }
      dismiss_nudge: {
        Args: {
          p_user_id: string
        }
        Returns: Json
      }
      edit_suggestion: {
        Args: {
          p_user_id: string
          p_id: string
          p_title: string
          p_description: string
        }
        Returns: Json
      }
      end_own_session: {
        Args: {
          p_user_id: string
          p_session_id: string
        }
        Returns: boolean
      }
      get_daily_goal_for_language: {
        Args: {
          p_user_id: string
          p_language_code: string
        }
        Returns: number
      }
      grant_credits: {
        Args: {
          p_user_id: string
          p_amount: number
          p_kind: string
          p_key: string
          p_today: string
        }
        Returns: number
      }
      import_words: {
        Args: {
          p_user_id: string
          p_language_code: string
          p_import_id: string
          p_name: string
          p_words: Json
        }
        Returns: Json
      }
      join_terms: {
        Args: {
          p_user_id: string
          p_id: string
          p_language_code: string
          p_from: string
          p_into: string
        }
        Returns: Json
      }
      learner_for_turn: {
        Args: {
          p_user_id: string
          p_language_code: string
        }
        Returns: Json
      }
      list_friends: {
        Args: {
          p_user_id: string
          p_time_zone: string
        }
        Returns: Json
      }
      list_learners: {
        Args: {
          p_search: string
          p_limit: number
        }
        Returns: Json
      }
      list_own_sessions: {
        Args: {
          p_user_id: string
        }
        Returns: Json
      }
      list_own_tables: {
        Args: {
          p_user_id: string
        }
        Returns: Json
      }
      list_suggestions: {
        Args: {
          p_user_id: string
          p_terms: string[]
          p_match: string
          p_sort: string
          p_limit: number
          p_offset: number
        }
        Returns: Json
      }
      nudge_friend: {
        Args: {
          p_user_id: string
          p_friend_id: string
          p_kind: string
        }
        Returns: Json
      }
      part_terms: {
        Args: {
          p_user_id: string
          p_id: string
        }
        Returns: Json
      }
      rank_friends: {
        Args: {
          p_user_id: string
          p_metric: string
          p_period: string
          p_language_code: string
          p_time_zone: string
        }
        Returns: Json
      }
      read_subscription: {
        Args: {
          p_user_id: string
        }
        Returns: Json
      }
      record_day_words: {
        Args: {
          p_user_id: string
          p_language_code: string
          p_date: string
          p_added: string[]
          p_removed: string[]
        }
        Returns: undefined
      }
      record_garden: {
        Args: {
          p_user_id: string
          p_language_code: string
          p_date: string
          p_words_by_stage: number[]
        }
        Returns: undefined
      }
      record_learner_mistakes: {
        Args: {
          p_user_id: string
          p_language_code: string
          p_mistakes: Json
        }
        Returns: number
      }
      record_practice: {
        Args: {
          p_user_id: string
          p_slices: Json
        }
        Returns: Json
      }
      record_retained_words: {
        Args: {
          p_user_id: string
          p_language_code: string
          p_counted_on: string
          p_by_day: number[]
        }
        Returns: undefined
      }
      record_right_uses: {
        Args: {
          p_user_id: string
          p_ids: Json
          p_message_id: string
          p_answer: Json
        }
        Returns: number
      }
      refresh_credits: {
        Args: {
          p_user_id: string
          p_today: string
        }
        Returns: number
      }
      remember_learner_facts: {
        Args: {
          p_user_id: string
          p_language_code: string
          p_facts: Json
          p_message_id: string
        }
        Returns: number
      }
      remove_friend: {
        Args: {
          p_user_id: string
          p_friend_id: string
        }
        Returns: Json
      }
      renew_linking_code: {
        Args: {
          p_user_id: string
        }
        Returns: Json
      }
      request_friend: {
        Args: {
          p_user_id: string
          p_code: string
        }
        Returns: Json
      }
      reserve_credits: {
        Args: {
          p_user_id: string
          p_amount: number
          p_kind: string
          p_key: string
          p_today: string
        }
        Returns: boolean
      }
      reset_day: {
        Args: {
          p_user_id: string
          p_language_code: string
          p_date: string
        }
        Returns: undefined
      }
      restore_own_data: {
        Args: {
          p_user_id: string
          p_table: string
          p_rows: Json
        }
        Returns: number
      }
      set_daily_goal_for_language: {
        Args: {
          p_user_id: string
          p_language_code: string
          p_goal_minutes: number
        }
        Returns: number
      }
      settle_credits: {
        Args: {
          p_user_id: string
          p_key: string
          p_used: number
        }
        Returns: number
      }
      unblock_learner: {
        Args: {
          p_user_id: string
          p_learner_id: string
        }
        Returns: Json
      }
      undo_import: {
        Args: {
          p_user_id: string
          p_import_id: string
        }
        Returns: Json
      }
      update_streak_for_language: {
        Args: {
          p_user_id: string
          p_language_code: string
          p_current_streak: number
          p_last_update_date: string
        }
        Returns: undefined
      }
      vote_for_suggestion: {
        Args: {
          p_user_id: string
          p_id: string
          p_is_for: boolean
        }
        Returns: Json
      }
      withdraw_friend_request: {
        Args: {
          p_user_id: string
          p_recipient_id: string
        }
        Returns: Json
      }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
