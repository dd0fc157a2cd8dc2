// Generated from openapi/openapi.json by `npm run api`; do not edit.

export interface paths {
    "/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the games */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process lives */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether requests should be sent here */
        get: operations["readiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/malformed_json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `malformed_json` */
        get: operations["explain_malformed_json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/invalid_request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `invalid_request` */
        get: operations["explain_invalid_request"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/malformed_http": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `malformed_http` */
        get: operations["explain_malformed_http"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/unauthorized": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `unauthorized` */
        get: operations["explain_unauthorized"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/seal_refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `seal_refused` */
        get: operations["explain_seal_refused"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/not_found": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `not_found` */
        get: operations["explain_not_found"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/method_not_allowed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `method_not_allowed` */
        get: operations["explain_method_not_allowed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/not_acceptable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `not_acceptable` */
        get: operations["explain_not_acceptable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/request_timeout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `request_timeout` */
        get: operations["explain_request_timeout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/already_played": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `already_played` */
        get: operations["explain_already_played"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/body_too_large": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `body_too_large` */
        get: operations["explain_body_too_large"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/batch_too_large": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `batch_too_large` */
        get: operations["explain_batch_too_large"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/uri_too_long": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `uri_too_long` */
        get: operations["explain_uri_too_long"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/unsupported_media_type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `unsupported_media_type` */
        get: operations["explain_unsupported_media_type"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/inconsistent_state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `inconsistent_state` */
        get: operations["explain_inconsistent_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/illegal_move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `illegal_move` */
        get: operations["explain_illegal_move"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/seed_mismatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `seed_mismatch` */
        get: operations["explain_seed_mismatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/redeal_required": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `redeal_required` */
        get: operations["explain_redeal_required"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/unsupported_rules_version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `unsupported_rules_version` */
        get: operations["explain_unsupported_rules_version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/hidden_information": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `hidden_information` */
        get: operations["explain_hidden_information"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/sealing_unavailable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `sealing_unavailable` */
        get: operations["explain_sealing_unavailable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/rate_limited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `rate_limited` */
        get: operations["explain_rate_limited"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/headers_too_large": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `headers_too_large` */
        get: operations["explain_headers_too_large"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/internal_error": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `internal_error` */
        get: operations["explain_internal_error"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/ledger_unavailable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `ledger_unavailable` */
        get: operations["explain_ledger_unavailable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/overloaded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Explain the problem `overloaded` */
        get: operations["explain_overloaded"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/cicera": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cicera: cards, phases, moves, codes and rules */
        get: operations["describeCicera"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/cicera/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shuffle and deal, or deal a given deck */
        post: operations["cicera_deal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/cicera/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List every legal move in a fixed order */
        post: operations["cicera_legal_moves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/cicera/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say whether a move is legal, and if not, why */
        post: operations["cicera_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/cicera/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a move, or several, all or nothing */
        post: operations["cicera_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/cicera/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count the deal, provisionally until it is over */
        post: operations["cicera_score"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/cicera/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show what one seat, or a spectator, may know */
        post: operations["cicera_view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/cicera/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suggest a move to the seat to act */
        post: operations["cicera_suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/cicera/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the AI play for some seats until another must act */
        post: operations["cicera_advance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/cicera/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check the record of a deal, move by move */
        post: operations["cicera_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/cicera/sealed/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bind a seed to the commitments of the players, before anybody tells a seed */
        post: operations["cicera_sealed_commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/cicera/sealed/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deal a sealed game: a new one, one that was committed to, or the next of a match */
        post: operations["cicera_sealed_deal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/cicera/sealed/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List every legal move of the ticket's seat in a fixed order */
        post: operations["cicera_sealed_legal_moves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/cicera/sealed/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say whether a move of the ticket's seat is legal, and if not, why */
        post: operations["cicera_sealed_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/cicera/sealed/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a move of the ticket's seat */
        post: operations["cicera_sealed_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/cicera/sealed/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count the deal as far as the ticket's seat, or a spectator, may know it */
        post: operations["cicera_sealed_score"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/cicera/sealed/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show what the ticket's seat, or a spectator, may know */
        post: operations["cicera_sealed_view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/cicera/sealed/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suggest a move to the ticket's seat */
        post: operations["cicera_sealed_suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/cicera/sealed/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the AI play for its seats until another must act */
        post: operations["cicera_sealed_advance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/doudizhu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Dou Dizhu: cards, phases, moves, codes and rules */
        get: operations["describeDoudizhu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/doudizhu/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shuffle and deal, or deal a given deck */
        post: operations["doudizhu_deal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/doudizhu/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List every legal move in a fixed order */
        post: operations["doudizhu_legal_moves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/doudizhu/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say whether a move is legal, and if not, why */
        post: operations["doudizhu_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/doudizhu/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a move, or several, all or nothing */
        post: operations["doudizhu_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/doudizhu/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count the deal, provisionally until it is over */
        post: operations["doudizhu_score"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/doudizhu/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show what one seat, or a spectator, may know */
        post: operations["doudizhu_view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/doudizhu/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suggest a move to the seat to act */
        post: operations["doudizhu_suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/doudizhu/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the AI play for some seats until another must act */
        post: operations["doudizhu_advance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/doudizhu/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check the record of a deal, move by move */
        post: operations["doudizhu_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/doudizhu/sealed/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bind a seed to the commitments of the players, before anybody tells a seed */
        post: operations["doudizhu_sealed_commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/doudizhu/sealed/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deal a sealed game: a new one, one that was committed to, or the next of a match */
        post: operations["doudizhu_sealed_deal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/doudizhu/sealed/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List every legal move of the ticket's seat in a fixed order */
        post: operations["doudizhu_sealed_legal_moves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/doudizhu/sealed/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say whether a move of the ticket's seat is legal, and if not, why */
        post: operations["doudizhu_sealed_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/doudizhu/sealed/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a move of the ticket's seat */
        post: operations["doudizhu_sealed_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/doudizhu/sealed/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count the deal as far as the ticket's seat, or a spectator, may know it */
        post: operations["doudizhu_sealed_score"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/doudizhu/sealed/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show what the ticket's seat, or a spectator, may know */
        post: operations["doudizhu_sealed_view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/doudizhu/sealed/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suggest a move to the ticket's seat */
        post: operations["doudizhu_sealed_suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/doudizhu/sealed/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the AI play for its seats until another must act */
        post: operations["doudizhu_sealed_advance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ottocento": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ottocento: cards, phases, moves, codes and rules */
        get: operations["describeOttocento"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ottocento/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shuffle and deal, or deal a given deck */
        post: operations["ottocento_deal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ottocento/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List every legal move in a fixed order */
        post: operations["ottocento_legal_moves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ottocento/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say whether a move is legal, and if not, why */
        post: operations["ottocento_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ottocento/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a move, or several, all or nothing */
        post: operations["ottocento_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ottocento/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count the deal, provisionally until it is over */
        post: operations["ottocento_score"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ottocento/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show what one seat, or a spectator, may know */
        post: operations["ottocento_view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ottocento/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suggest a move to the seat to act */
        post: operations["ottocento_suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ottocento/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the AI play for some seats until another must act */
        post: operations["ottocento_advance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ottocento/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check the record of a deal, move by move */
        post: operations["ottocento_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ottocento/sealed/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bind a seed to the commitments of the players, before anybody tells a seed */
        post: operations["ottocento_sealed_commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ottocento/sealed/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deal a sealed game: a new one, one that was committed to, or the next of a match */
        post: operations["ottocento_sealed_deal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ottocento/sealed/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List every legal move of the ticket's seat in a fixed order */
        post: operations["ottocento_sealed_legal_moves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ottocento/sealed/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say whether a move of the ticket's seat is legal, and if not, why */
        post: operations["ottocento_sealed_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ottocento/sealed/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a move of the ticket's seat */
        post: operations["ottocento_sealed_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ottocento/sealed/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count the deal as far as the ticket's seat, or a spectator, may know it */
        post: operations["ottocento_sealed_score"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ottocento/sealed/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show what the ticket's seat, or a spectator, may know */
        post: operations["ottocento_sealed_view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ottocento/sealed/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suggest a move to the ticket's seat */
        post: operations["ottocento_sealed_suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/ottocento/sealed/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the AI play for its seats until another must act */
        post: operations["ottocento_sealed_advance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/schnapsen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Schnapsen: cards, phases, moves, codes and rules */
        get: operations["describeSchnapsen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/schnapsen/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shuffle and deal, or deal a given deck */
        post: operations["schnapsen_deal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/schnapsen/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List every legal move in a fixed order */
        post: operations["schnapsen_legal_moves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/schnapsen/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say whether a move is legal, and if not, why */
        post: operations["schnapsen_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/schnapsen/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a move, or several, all or nothing */
        post: operations["schnapsen_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/schnapsen/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count the deal, provisionally until it is over */
        post: operations["schnapsen_score"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/schnapsen/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show what one seat, or a spectator, may know */
        post: operations["schnapsen_view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/schnapsen/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suggest a move to the seat to act */
        post: operations["schnapsen_suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/schnapsen/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the AI play for some seats until another must act */
        post: operations["schnapsen_advance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/schnapsen/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check the record of a deal, move by move */
        post: operations["schnapsen_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/schnapsen/sealed/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bind a seed to the commitments of the players, before anybody tells a seed */
        post: operations["schnapsen_sealed_commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/schnapsen/sealed/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deal a sealed game: a new one, one that was committed to, or the next of a match */
        post: operations["schnapsen_sealed_deal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/schnapsen/sealed/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List every legal move of the ticket's seat in a fixed order */
        post: operations["schnapsen_sealed_legal_moves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/schnapsen/sealed/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say whether a move of the ticket's seat is legal, and if not, why */
        post: operations["schnapsen_sealed_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/schnapsen/sealed/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a move of the ticket's seat */
        post: operations["schnapsen_sealed_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/schnapsen/sealed/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count the deal as far as the ticket's seat, or a spectator, may know it */
        post: operations["schnapsen_sealed_score"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/schnapsen/sealed/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show what the ticket's seat, or a spectator, may know */
        post: operations["schnapsen_sealed_view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/schnapsen/sealed/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suggest a move to the ticket's seat */
        post: operations["schnapsen_sealed_suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/schnapsen/sealed/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the AI play for its seats until another must act */
        post: operations["schnapsen_sealed_advance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/scopa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Scopa: cards, phases, moves, codes and rules */
        get: operations["describeScopa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/scopa/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shuffle and deal, or deal a given deck */
        post: operations["scopa_deal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/scopa/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List every legal move in a fixed order */
        post: operations["scopa_legal_moves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/scopa/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say whether a move is legal, and if not, why */
        post: operations["scopa_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/scopa/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a move, or several, all or nothing */
        post: operations["scopa_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/scopa/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count the deal, provisionally until it is over */
        post: operations["scopa_score"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/scopa/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show what one seat, or a spectator, may know */
        post: operations["scopa_view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/scopa/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suggest a move to the seat to act */
        post: operations["scopa_suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/scopa/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the AI play for some seats until another must act */
        post: operations["scopa_advance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/scopa/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check the record of a deal, move by move */
        post: operations["scopa_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/scopa/sealed/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bind a seed to the commitments of the players, before anybody tells a seed */
        post: operations["scopa_sealed_commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/scopa/sealed/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deal a sealed game: a new one, one that was committed to, or the next of a match */
        post: operations["scopa_sealed_deal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/scopa/sealed/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List every legal move of the ticket's seat in a fixed order */
        post: operations["scopa_sealed_legal_moves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/scopa/sealed/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say whether a move of the ticket's seat is legal, and if not, why */
        post: operations["scopa_sealed_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/scopa/sealed/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a move of the ticket's seat */
        post: operations["scopa_sealed_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/scopa/sealed/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count the deal as far as the ticket's seat, or a spectator, may know it */
        post: operations["scopa_sealed_score"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/scopa/sealed/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show what the ticket's seat, or a spectator, may know */
        post: operations["scopa_sealed_view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/scopa/sealed/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suggest a move to the ticket's seat */
        post: operations["scopa_sealed_suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/scopa/sealed/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the AI play for its seats until another must act */
        post: operations["scopa_sealed_advance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer up to 100 requests in one
         * @description Every item is answered for itself, with a status of its own. Where callers have a rate, each item counts as a call; those above the rate are answered with 429, and `Retry-After` of the whole answer says how long to wait.
         */
        post: operations["batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        BatchItem: {
            id: string | number;
            path: string;
            /** @description What `path` takes or answers. */
            body: unknown;
        };
        BatchItemAnswer: {
            id: string | number;
            status: number;
            /** @description What `path` takes or answers. */
            body: unknown;
        };
        /** @description Give exactly one of `time_ms` and `simulations`. */
        Budget: {
            time_ms?: number;
            simulations?: number;
        };
        CatalogueCard: {
            code: string;
            suit: string | null;
            rank: string;
            name: string;
            /** @description Short sign; null where cards have none. */
            symbol: string | null;
            values: {
                [key: string]: number;
            };
        };
        CiceraAdvanceAnswer: {
            state: components["schemas"]["CiceraState"];
            moves: components["schemas"]["CiceraMove"][];
            events: components["schemas"]["CiceraEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["CiceraScore"] | null;
        };
        CiceraAdvanceRequest: {
            state: components["schemas"]["CiceraState"];
            seats: number[];
            budget?: components["schemas"]["Budget"];
            /**
             * @default expert
             * @enum {string}
             */
            level?: "beginner" | "intermediate" | "expert";
            seed?: string;
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        CiceraApplyAnswer: {
            state: components["schemas"]["CiceraState"];
            events: components["schemas"]["CiceraEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["CiceraScore"] | null;
        };
        /** @description Give exactly one of `move` and `moves`. */
        CiceraApplyRequest: {
            state: components["schemas"]["CiceraState"];
            move?: components["schemas"]["CiceraMove"];
            moves?: components["schemas"]["CiceraMove"][];
            seat?: number;
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        CiceraBonusEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bonus";
            seat: number;
            /** @enum {string} */
            bonus: "sweep" | "picada" | "simili" | "quadriglia";
        };
        CiceraBonuses: {
            sweep: number;
            picada: number;
            simili: number;
            quadriglia: number;
        };
        CiceraCandidate: {
            move: components["schemas"]["CiceraMove"];
            value: number;
            visits: number;
        };
        CiceraCaptureEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "capture";
            seat: number;
            cards: components["schemas"]["CiceraCard"][];
        };
        CiceraCard: string;
        CiceraCardPlayedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card_played";
            seat: number;
            card: components["schemas"]["CiceraCard"];
        };
        CiceraCardsItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "cards";
            points: number;
            detail: components["schemas"]["CiceraCount"] | null;
        };
        CiceraCount: {
            count: number;
        };
        CiceraDealAnswer: {
            state: components["schemas"]["CiceraState"];
            seed: string | null;
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment: string | null;
        };
        CiceraDealOptions: Record<string, never>;
        CiceraDealOverEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deal_over";
            /** @description Null: teams win. */
            seat: number | null;
            /** @description Winner of the deal. */
            team: number | null;
            points: number[];
        };
        /** @description Give `deck` or `seed`, not both. Give `deck` or `client_seeds`, not both. With `previous`, `dealer` follows from it. With `previous`, `options` follows from it. With `deck`, `dealer` or `previous` must be given. */
        CiceraDealRequest: {
            seed?: string;
            /** @description Seeds of the players', one entry for each seat in their order, null for a seat that gives none; mixed into the shuffle. */
            client_seeds?: (string | null)[];
            /** @description The whole deck, the top card first. */
            deck?: (components["schemas"]["CiceraCard"] | string)[];
            dealer?: number;
            options?: components["schemas"]["CiceraDealOptions"];
        };
        CiceraEvent: components["schemas"]["CiceraCardPlayedEvent"] | components["schemas"]["CiceraCaptureEvent"] | components["schemas"]["CiceraBonusEvent"] | components["schemas"]["CiceraTableTakenEvent"] | components["schemas"]["CiceraDealOverEvent"];
        CiceraFairness: {
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment: string | null;
            /** @description SHA-256 of each seat's seed, in hex, in the order of the seats; null for a seat that gives none. */
            client_commitments: (string | null)[];
            /** @description Seeds of the players', one entry for each seat in their order, null for a seat that gives none; mixed into the shuffle. */
            client_seeds: (string | null)[];
        };
        CiceraFanteOfCupsItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "fante_of_cups";
            points: number;
            detail: null;
        };
        CiceraLaMataItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "la_mata";
            points: number;
            detail: null;
        };
        CiceraLegalMovesAnswer: {
            to_act: number | null;
            /** @enum {string} */
            phase: "play" | "deal_over";
            count: number;
            moves: components["schemas"]["CiceraMove"][];
        };
        /** @description Give exactly one of `state` and `view`. */
        CiceraLegalMovesRequest: {
            state?: components["schemas"]["CiceraState"];
            view?: components["schemas"]["CiceraView"];
        };
        CiceraMove: components["schemas"]["CiceraPlayMove"];
        CiceraNapulaItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "napula";
            points: number;
            detail: null;
        };
        CiceraOptions: Record<string, never>;
        CiceraPicadaItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "picada";
            points: number;
            detail: null;
        };
        CiceraPlayMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play";
            card: components["schemas"]["CiceraCard"];
            /** @description Empty when the card is laid. */
            capture: components["schemas"]["CiceraCard"][];
        };
        CiceraQuadrigliaItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "quadriglia";
            points: number;
            detail: null;
        };
        CiceraReason: {
            /** @enum {string} */
            code: "game_over" | "not_your_turn" | "card_not_in_hand" | "capture_duplicated" | "capture_not_on_table" | "one_card_only" | "rank_mismatch" | "court_in_sum" | "sum_mismatch";
            detail: string;
            /** @description The section of the game's rules. */
            rule: string;
        };
        CiceraRecord: {
            deal: components["schemas"]["CiceraReplayedDeal"];
            moves: components["schemas"]["CiceraMove"][];
        };
        CiceraReplayAnswer: {
            valid: boolean;
            /** @description Legal moves before the first fault. */
            plies: number;
            state: components["schemas"]["CiceraState"];
            /** @description Null until the deal is over. */
            score: components["schemas"]["CiceraScore"] | null;
            fault: components["schemas"]["CiceraReplayFault"] | null;
        };
        CiceraReplayFault: {
            ply: number;
            code: string;
            detail: string;
        };
        CiceraReplayRequest: {
            deal: components["schemas"]["CiceraReplayedDeal"];
            moves: components["schemas"]["CiceraMove"][];
            claimed?: components["schemas"]["CiceraScore"];
        };
        /** @description Give `deck` or `seed`, not both. Give `deck` or `client_seeds`, not both. With `previous`, `dealer` follows from it. With `previous`, `options` follows from it. With `deck`, `dealer` or `previous` must be given. Give `seed` or `deck`. With `client_commitments`, `client_seeds` must be given. With `seed_commitment`, `seed` must be given. */
        CiceraReplayedDeal: {
            seed?: string;
            /** @description Seeds of the players', one entry for each seat in their order, null for a seat that gives none; mixed into the shuffle. */
            client_seeds?: (string | null)[];
            /** @description The whole deck, the top card first. */
            deck?: (components["schemas"]["CiceraCard"] | string)[];
            dealer?: number;
            options?: components["schemas"]["CiceraDealOptions"];
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment?: string;
            /** @description SHA-256 of each seat's seed, in hex, in the order of the seats; null for a seat that gives none. */
            client_commitments?: (string | null)[];
        };
        CiceraReveal: {
            seed: string | null;
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment: string | null;
            /** @description The key of the deal's hash chain, in hex. */
            chain_key: string;
            /** @description The deal as `replay` takes it. */
            record: components["schemas"]["CiceraRecord"];
        };
        CiceraScore: {
            final: boolean;
            sides: components["schemas"]["CiceraSide"][];
            winner: number | null;
            draw: boolean;
            match: null;
        };
        CiceraScoreItem: components["schemas"]["CiceraSweepItem"] | components["schemas"]["CiceraPicadaItem"] | components["schemas"]["CiceraSimiliItem"] | components["schemas"]["CiceraQuadrigliaItem"] | components["schemas"]["CiceraCardsItem"] | components["schemas"]["CiceraSwordsItem"] | components["schemas"]["CiceraLaMataItem"] | components["schemas"]["CiceraTenOfCoinsItem"] | components["schemas"]["CiceraFanteOfCupsItem"] | components["schemas"]["CiceraNapulaItem"];
        CiceraScoreRequest: {
            state: components["schemas"]["CiceraState"];
        };
        CiceraSealedAdvanceAnswer: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Names a sealed game. */
            game_id: string;
            /** @description Moves made in the game so far. */
            ply: number;
            /** @description Hash over all that was dealt and played in the game, in hex. */
            chain: string;
            fairness: components["schemas"]["CiceraFairness"];
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string | null;
            view: components["schemas"]["CiceraView"];
            /** @description Of the ticket's seat, if it is to act. */
            legal_moves: components["schemas"]["CiceraMove"][];
            events: components["schemas"]["CiceraEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["CiceraScore"] | null;
            /** @description What was secret; null until the deal is over. */
            reveal: components["schemas"]["CiceraReveal"] | null;
        };
        CiceraSealedAdvanceRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket?: string;
            seats: number[];
            budget?: components["schemas"]["Budget"];
            /**
             * @default expert
             * @enum {string}
             */
            level?: "beginner" | "intermediate" | "expert";
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        CiceraSealedApplyAnswer: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Names a sealed game. */
            game_id: string;
            /** @description Moves made in the game so far. */
            ply: number;
            /** @description Hash over all that was dealt and played in the game, in hex. */
            chain: string;
            fairness: components["schemas"]["CiceraFairness"];
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string | null;
            view: components["schemas"]["CiceraView"];
            /** @description Of the ticket's seat, if it is to act. */
            legal_moves: components["schemas"]["CiceraMove"][];
            events: components["schemas"]["CiceraEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["CiceraScore"] | null;
            /** @description What was secret; null until the deal is over. */
            reveal: components["schemas"]["CiceraReveal"] | null;
        };
        CiceraSealedApplyRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string;
            move: components["schemas"]["CiceraMove"];
            seat?: number;
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        CiceraSealedCommitAnswer: {
            /** @description For the `deal` that uses the seed. */
            sealed_seed: string;
            /** @description Names a sealed game. */
            game_id: string;
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment: string;
            /** @description SHA-256 of each seat's seed, in hex, in the order of the seats; null for a seat that gives none. */
            client_commitments: (string | null)[];
        };
        CiceraSealedCommitRequest: {
            /** @description SHA-256 of each seat's seed, in hex, in the order of the seats; null for a seat that gives none. */
            client_commitments: (string | null)[];
            dealer?: number;
            options?: components["schemas"]["CiceraDealOptions"];
            /** @description Seats that `advance` plays for without a ticket. */
            ai_seats?: number[];
        };
        CiceraSealedDealAnswer: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Names a sealed game. */
            game_id: string;
            ply: number;
            /** @description Hash over all that was dealt and played in the game, in hex. */
            chain: string;
            fairness: components["schemas"]["CiceraFairness"];
            /** @description One for each seat, in their order; null for the AI's seats. When a match goes on, the others keep theirs, and only the asking seat's is made anew. */
            tickets: (string | null)[];
        };
        /** @description Give `deck` or `seed`, not both. With `deck`, `dealer` must be given. With `sealed_seed`, `client_seeds` must be given. With `client_seeds`, `sealed_seed` must be given. `sealed_seed` goes with no other field but `client_seeds`. */
        CiceraSealedDealRequest: {
            seed?: string;
            /** @description The whole deck, the top card first. */
            deck?: (components["schemas"]["CiceraCard"] | string)[];
            dealer?: number;
            options?: components["schemas"]["CiceraDealOptions"];
            /** @description Seats that `advance` plays for without a ticket. */
            ai_seats?: number[];
            /** @description What `sealed/commit` answered. */
            sealed_seed?: string;
            /** @description Seeds of the players', one entry for each seat in their order, null for a seat that gives none; mixed into the shuffle. */
            client_seeds?: (string | null)[];
        };
        CiceraSealedLegalMovesRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string;
        };
        CiceraSealedScoreRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket?: string;
        };
        CiceraSealedSuggestRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string;
            budget?: components["schemas"]["Budget"];
            /**
             * @default expert
             * @enum {string}
             */
            level?: "beginner" | "intermediate" | "expert";
            seed?: string;
        };
        CiceraSealedValidateRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string;
            move: components["schemas"]["CiceraMove"];
            seat?: number;
        };
        CiceraSealedViewAnswer: {
            /** @description Names a sealed game. */
            game_id: string;
            /** @description Moves made in the game so far. */
            ply: number;
            /** @description Hash over all that was dealt and played in the game, in hex. */
            chain: string;
            fairness: components["schemas"]["CiceraFairness"];
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string | null;
            view: components["schemas"]["CiceraView"];
            /** @description Of the ticket's seat, if it is to act. */
            legal_moves: components["schemas"]["CiceraMove"][];
            events: components["schemas"]["CiceraEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["CiceraScore"] | null;
            /** @description What was secret; null until the deal is over. */
            reveal: components["schemas"]["CiceraReveal"] | null;
        };
        CiceraSealedViewRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket?: string;
            /** @description Null asks as a spectator. */
            seat?: number | null;
            /** @description Tell the events of the deal from this ply on. */
            since_ply?: number;
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        CiceraSide: {
            side: number;
            seats: number[];
            total: number;
            items: components["schemas"]["CiceraScoreItem"][];
        };
        CiceraSimiliItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "simili";
            points: number;
            detail: null;
        };
        CiceraState: {
            /** @enum {string} */
            game: "cicera";
            rules_version: number;
            options: components["schemas"]["CiceraOptions"];
            /** @enum {string} */
            phase: "play" | "deal_over";
            dealer: number;
            /** @description Null unless `phase` is `play`. */
            to_act: number | null;
            /** @description Face-up cards in order of arrival. */
            table: (components["schemas"]["CiceraCard"] | string)[];
            /** @description The pile of each team. */
            captured: (components["schemas"]["CiceraCard"] | string)[][];
            /** @description Capture bonuses of each team. */
            bonuses: components["schemas"]["CiceraBonuses"][];
            last_capturer: number | null;
            /** @description The card the previous player laid on the turn just before. */
            just_laid: (components["schemas"]["CiceraCard"] | string) | null;
            /** @description The hand of each seat. */
            hands: (components["schemas"]["CiceraCard"] | string)[][];
        };
        CiceraSuggestAnswer: {
            seat: number;
            move: components["schemas"]["CiceraMove"];
            /** @description Moves, best first, at most 50. Those not tried are listed with 0 visits if how they look gives them a value, else left out, as is a move that another one listed makes pointless. */
            candidates: components["schemas"]["CiceraCandidate"][];
            /** @description Value of the move above that of the next candidate. */
            margin: number | null;
            /** @description What `value` is measured in. */
            value_unit: string;
            /** @description Whether the values are exact, not sampled. */
            exact: boolean;
            simulations: number;
            elapsed_ms: number;
            seed: string;
        };
        /** @description Give exactly one of `state` and `view`. */
        CiceraSuggestRequest: {
            state?: components["schemas"]["CiceraState"];
            view?: components["schemas"]["CiceraView"];
            budget?: components["schemas"]["Budget"];
            /**
             * @default expert
             * @enum {string}
             */
            level?: "beginner" | "intermediate" | "expert";
            seed?: string;
        };
        CiceraSweepItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "sweep";
            points: number;
            detail: null;
        };
        CiceraSwordsItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "swords";
            points: number;
            detail: components["schemas"]["CiceraCount"] | null;
        };
        CiceraTableTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "table_taken";
            seat: number;
            cards: components["schemas"]["CiceraCard"][];
        };
        CiceraTenOfCoinsItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "ten_of_coins";
            points: number;
            detail: null;
        };
        CiceraValidateAnswer: {
            legal: boolean;
            reason: components["schemas"]["CiceraReason"] | null;
        };
        /** @description Give exactly one of `state` and `view`. */
        CiceraValidateRequest: {
            state?: components["schemas"]["CiceraState"];
            view?: components["schemas"]["CiceraView"];
            move: components["schemas"]["CiceraMove"];
            seat?: number;
        };
        CiceraView: {
            /** @enum {string} */
            game: "cicera";
            rules_version: number;
            options: components["schemas"]["CiceraOptions"];
            /** @enum {string} */
            phase: "play" | "deal_over";
            dealer: number;
            /** @description Null unless `phase` is `play`. */
            to_act: number | null;
            /** @description Face-up cards in order of arrival. */
            table: (components["schemas"]["CiceraCard"] | string)[];
            /** @description The pile of each team. */
            captured: (components["schemas"]["CiceraCard"] | string)[][];
            /** @description Capture bonuses of each team. */
            bonuses: components["schemas"]["CiceraBonuses"][];
            last_capturer: number | null;
            /** @description The card the previous player laid on the turn just before. */
            just_laid: (components["schemas"]["CiceraCard"] | string) | null;
            /** @description Null for a spectator. */
            seat: number | null;
            /** @description Absent in a spectator's view. */
            hand?: (components["schemas"]["CiceraCard"] | string)[];
            hand_sizes: number[];
        };
        CiceraViewAnswer: {
            view: components["schemas"]["CiceraView"];
        };
        CiceraViewRequest: {
            state: components["schemas"]["CiceraState"];
            seat: number | null;
        };
        DoudizhuAdvanceAnswer: {
            state: components["schemas"]["DoudizhuState"];
            moves: components["schemas"]["DoudizhuMove"][];
            events: components["schemas"]["DoudizhuEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["DoudizhuScore"] | null;
        };
        DoudizhuAdvanceRequest: {
            state: components["schemas"]["DoudizhuState"];
            seats: number[];
            budget?: components["schemas"]["Budget"];
            /**
             * @default expert
             * @enum {string}
             */
            level?: "beginner" | "intermediate" | "expert";
            seed?: string;
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        DoudizhuAntiSpringEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "anti_spring";
            /** @description Whose play doubles the multiplier. */
            seat: number;
            /** @description The multiplier from then on. */
            multiplier: number;
        };
        DoudizhuApplyAnswer: {
            state: components["schemas"]["DoudizhuState"];
            events: components["schemas"]["DoudizhuEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["DoudizhuScore"] | null;
        };
        /** @description Give exactly one of `move` and `moves`. */
        DoudizhuApplyRequest: {
            state: components["schemas"]["DoudizhuState"];
            move?: components["schemas"]["DoudizhuMove"];
            moves?: components["schemas"]["DoudizhuMove"][];
            seat?: number;
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        DoudizhuBidEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bid";
            seat: number;
            value: number;
        };
        DoudizhuBidMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bid";
            /** @description 0 passes; 1 to 3 above the highest bid so far. */
            value: number;
        };
        DoudizhuBombEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bomb";
            /** @description Whose play doubles the multiplier. */
            seat: number;
            /** @description The multiplier from then on. */
            multiplier: number;
        };
        DoudizhuCandidate: {
            move: components["schemas"]["DoudizhuMove"];
            value: number;
            visits: number;
        };
        DoudizhuCard: string;
        DoudizhuCombination: {
            /** @description Who played it. */
            seat: number;
            /** @enum {string} */
            kind: "single" | "pair" | "triple" | "triple_single" | "triple_pair" | "straight" | "pair_straight" | "airplane" | "airplane_singles" | "airplane_pairs" | "four_two_singles" | "four_two_pairs" | "bomb" | "rocket";
            cards: (components["schemas"]["DoudizhuCard"] | string)[];
        };
        DoudizhuDealAnswer: {
            state: components["schemas"]["DoudizhuState"];
            seed: string | null;
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment: string | null;
        };
        DoudizhuDealOptions: Record<string, never>;
        DoudizhuDealOverEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deal_over";
            /** @description Who went out. */
            seat: number;
            landlord: number;
            /** @description Of each seat. */
            points: number[];
        };
        /** @description Give `deck` or `seed`, not both. Give `deck` or `client_seeds`, not both. With `previous`, `first_bidder` follows from it. With `previous`, `options` follows from it. With `deck`, `first_bidder` or `previous` must be given. */
        DoudizhuDealRequest: {
            seed?: string;
            /** @description Seeds of the players', one entry for each seat in their order, null for a seat that gives none; mixed into the shuffle. */
            client_seeds?: (string | null)[];
            /** @description The whole deck, the top card first. */
            deck?: (components["schemas"]["DoudizhuCard"] | string)[];
            first_bidder?: number;
            options?: components["schemas"]["DoudizhuDealOptions"];
        };
        DoudizhuEvent: components["schemas"]["DoudizhuBidEvent"] | components["schemas"]["DoudizhuLandlordEvent"] | components["schemas"]["DoudizhuRedealEvent"] | components["schemas"]["DoudizhuPlayEvent"] | components["schemas"]["DoudizhuBombEvent"] | components["schemas"]["DoudizhuRocketEvent"] | components["schemas"]["DoudizhuPassEvent"] | components["schemas"]["DoudizhuTrickWonEvent"] | components["schemas"]["DoudizhuSpringEvent"] | components["schemas"]["DoudizhuAntiSpringEvent"] | components["schemas"]["DoudizhuDealOverEvent"];
        DoudizhuFairness: {
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment: string | null;
            /** @description SHA-256 of each seat's seed, in hex, in the order of the seats; null for a seat that gives none. */
            client_commitments: (string | null)[];
            /** @description Seeds of the players', one entry for each seat in their order, null for a seat that gives none; mixed into the shuffle. */
            client_seeds: (string | null)[];
        };
        DoudizhuLandlordEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "landlord";
            /** @description The landlord, who leads. */
            seat: number;
            bid: number;
            /** @description The cards taken, open to all. */
            bottom: components["schemas"]["DoudizhuCard"][];
        };
        DoudizhuLegalMovesAnswer: {
            to_act: number | null;
            /** @enum {string} */
            phase: "bidding" | "play" | "deal_over" | "redeal";
            count: number;
            moves: components["schemas"]["DoudizhuMove"][];
        };
        /** @description Give exactly one of `state` and `view`. */
        DoudizhuLegalMovesRequest: {
            state?: components["schemas"]["DoudizhuState"];
            view?: components["schemas"]["DoudizhuView"];
        };
        DoudizhuMove: components["schemas"]["DoudizhuBidMove"] | components["schemas"]["DoudizhuPlayMove"] | components["schemas"]["DoudizhuPassMove"];
        DoudizhuOptions: Record<string, never>;
        DoudizhuPassEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pass";
            seat: number;
        };
        DoudizhuPassMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pass";
        };
        DoudizhuPlayEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play";
            seat: number;
            /** @enum {string} */
            kind: "single" | "pair" | "triple" | "triple_single" | "triple_pair" | "straight" | "pair_straight" | "airplane" | "airplane_singles" | "airplane_pairs" | "four_two_singles" | "four_two_pairs" | "bomb" | "rocket";
            cards: components["schemas"]["DoudizhuCard"][];
        };
        DoudizhuPlayMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play";
            /** @description One combination. */
            cards: components["schemas"]["DoudizhuCard"][];
        };
        DoudizhuReason: {
            /** @enum {string} */
            code: "game_over" | "not_your_turn" | "wrong_phase" | "card_not_in_hand" | "card_duplicated" | "bid_too_low" | "bid_out_of_range" | "not_a_combination" | "must_lead" | "kind_mismatch" | "size_mismatch" | "not_higher";
            detail: string;
            /** @description The section of the game's rules. */
            rule: string;
        };
        DoudizhuRecord: {
            deal: components["schemas"]["DoudizhuReplayedDeal"];
            moves: components["schemas"]["DoudizhuMove"][];
        };
        DoudizhuRedealEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "redeal";
            /** @description Null: nobody bid. */
            seat: number | null;
        };
        DoudizhuReplayAnswer: {
            valid: boolean;
            /** @description Legal moves before the first fault. */
            plies: number;
            state: components["schemas"]["DoudizhuState"];
            /** @description Null until the deal is over. */
            score: components["schemas"]["DoudizhuScore"] | null;
            fault: components["schemas"]["DoudizhuReplayFault"] | null;
        };
        DoudizhuReplayFault: {
            ply: number;
            code: string;
            detail: string;
        };
        DoudizhuReplayRequest: {
            deal: components["schemas"]["DoudizhuReplayedDeal"];
            moves: components["schemas"]["DoudizhuMove"][];
            claimed?: components["schemas"]["DoudizhuScore"];
        };
        /** @description Give `deck` or `seed`, not both. Give `deck` or `client_seeds`, not both. With `previous`, `first_bidder` follows from it. With `previous`, `options` follows from it. With `deck`, `first_bidder` or `previous` must be given. Give `seed` or `deck`. With `client_commitments`, `client_seeds` must be given. With `seed_commitment`, `seed` must be given. */
        DoudizhuReplayedDeal: {
            seed?: string;
            /** @description Seeds of the players', one entry for each seat in their order, null for a seat that gives none; mixed into the shuffle. */
            client_seeds?: (string | null)[];
            /** @description The whole deck, the top card first. */
            deck?: (components["schemas"]["DoudizhuCard"] | string)[];
            first_bidder?: number;
            options?: components["schemas"]["DoudizhuDealOptions"];
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment?: string;
            /** @description SHA-256 of each seat's seed, in hex, in the order of the seats; null for a seat that gives none. */
            client_commitments?: (string | null)[];
        };
        DoudizhuResult: {
            bid: number;
            /** @description So far, while the deal is not over. */
            multiplier: number;
            bombs: number;
            rockets: number;
            /** @description The landlord won before a farmer played. */
            spring: boolean;
            /** @description A farmer won after one play of the landlord. */
            anti_spring: boolean;
        };
        DoudizhuResultItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "result";
            points: number;
            detail: components["schemas"]["DoudizhuResult"] | null;
        };
        DoudizhuReveal: {
            seed: string | null;
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment: string | null;
            /** @description The key of the deal's hash chain, in hex. */
            chain_key: string;
            /** @description The deal as `replay` takes it. */
            record: components["schemas"]["DoudizhuRecord"];
        };
        DoudizhuRocketEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rocket";
            /** @description Whose play doubles the multiplier. */
            seat: number;
            /** @description The multiplier from then on. */
            multiplier: number;
        };
        DoudizhuScore: {
            final: boolean;
            sides: components["schemas"]["DoudizhuSide"][];
            winner: number | null;
            draw: boolean;
            match: null;
        };
        DoudizhuScoreItem: components["schemas"]["DoudizhuResultItem"];
        DoudizhuScoreRequest: {
            state: components["schemas"]["DoudizhuState"];
        };
        DoudizhuSealedAdvanceAnswer: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Names a sealed game. */
            game_id: string;
            /** @description Moves made in the game so far. */
            ply: number;
            /** @description Hash over all that was dealt and played in the game, in hex. */
            chain: string;
            fairness: components["schemas"]["DoudizhuFairness"];
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string | null;
            view: components["schemas"]["DoudizhuView"];
            /** @description Of the ticket's seat, if it is to act. */
            legal_moves: components["schemas"]["DoudizhuMove"][];
            events: components["schemas"]["DoudizhuEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["DoudizhuScore"] | null;
            /** @description What was secret; null until the deal is over. */
            reveal: components["schemas"]["DoudizhuReveal"] | null;
        };
        DoudizhuSealedAdvanceRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket?: string;
            seats: number[];
            budget?: components["schemas"]["Budget"];
            /**
             * @default expert
             * @enum {string}
             */
            level?: "beginner" | "intermediate" | "expert";
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        DoudizhuSealedApplyAnswer: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Names a sealed game. */
            game_id: string;
            /** @description Moves made in the game so far. */
            ply: number;
            /** @description Hash over all that was dealt and played in the game, in hex. */
            chain: string;
            fairness: components["schemas"]["DoudizhuFairness"];
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string | null;
            view: components["schemas"]["DoudizhuView"];
            /** @description Of the ticket's seat, if it is to act. */
            legal_moves: components["schemas"]["DoudizhuMove"][];
            events: components["schemas"]["DoudizhuEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["DoudizhuScore"] | null;
            /** @description What was secret; null until the deal is over. */
            reveal: components["schemas"]["DoudizhuReveal"] | null;
        };
        DoudizhuSealedApplyRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string;
            move: components["schemas"]["DoudizhuMove"];
            seat?: number;
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        DoudizhuSealedCommitAnswer: {
            /** @description For the `deal` that uses the seed. */
            sealed_seed: string;
            /** @description Names a sealed game. */
            game_id: string;
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment: string;
            /** @description SHA-256 of each seat's seed, in hex, in the order of the seats; null for a seat that gives none. */
            client_commitments: (string | null)[];
        };
        DoudizhuSealedCommitRequest: {
            /** @description SHA-256 of each seat's seed, in hex, in the order of the seats; null for a seat that gives none. */
            client_commitments: (string | null)[];
            first_bidder?: number;
            options?: components["schemas"]["DoudizhuDealOptions"];
            /** @description Seats that `advance` plays for without a ticket. */
            ai_seats?: number[];
        };
        DoudizhuSealedDealAnswer: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Names a sealed game. */
            game_id: string;
            ply: number;
            /** @description Hash over all that was dealt and played in the game, in hex. */
            chain: string;
            fairness: components["schemas"]["DoudizhuFairness"];
            /** @description One for each seat, in their order; null for the AI's seats. When a match goes on, the others keep theirs, and only the asking seat's is made anew. */
            tickets: (string | null)[];
        };
        /** @description Give `deck` or `seed`, not both. With `deck`, `first_bidder` must be given. With `sealed_seed`, `client_seeds` must be given. With `client_seeds`, `sealed_seed` must be given. `sealed_seed` goes with no other field but `client_seeds`. */
        DoudizhuSealedDealRequest: {
            seed?: string;
            /** @description The whole deck, the top card first. */
            deck?: (components["schemas"]["DoudizhuCard"] | string)[];
            first_bidder?: number;
            options?: components["schemas"]["DoudizhuDealOptions"];
            /** @description Seats that `advance` plays for without a ticket. */
            ai_seats?: number[];
            /** @description What `sealed/commit` answered. */
            sealed_seed?: string;
            /** @description Seeds of the players', one entry for each seat in their order, null for a seat that gives none; mixed into the shuffle. */
            client_seeds?: (string | null)[];
        };
        DoudizhuSealedLegalMovesRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string;
        };
        DoudizhuSealedScoreRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket?: string;
        };
        DoudizhuSealedSuggestRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string;
            budget?: components["schemas"]["Budget"];
            /**
             * @default expert
             * @enum {string}
             */
            level?: "beginner" | "intermediate" | "expert";
            seed?: string;
        };
        DoudizhuSealedValidateRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string;
            move: components["schemas"]["DoudizhuMove"];
            seat?: number;
        };
        DoudizhuSealedViewAnswer: {
            /** @description Names a sealed game. */
            game_id: string;
            /** @description Moves made in the game so far. */
            ply: number;
            /** @description Hash over all that was dealt and played in the game, in hex. */
            chain: string;
            fairness: components["schemas"]["DoudizhuFairness"];
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string | null;
            view: components["schemas"]["DoudizhuView"];
            /** @description Of the ticket's seat, if it is to act. */
            legal_moves: components["schemas"]["DoudizhuMove"][];
            events: components["schemas"]["DoudizhuEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["DoudizhuScore"] | null;
            /** @description What was secret; null until the deal is over. */
            reveal: components["schemas"]["DoudizhuReveal"] | null;
        };
        DoudizhuSealedViewRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket?: string;
            /** @description Null asks as a spectator. */
            seat?: number | null;
            /** @description Tell the events of the deal from this ply on. */
            since_ply?: number;
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        DoudizhuSide: {
            side: number;
            seats: number[];
            total: number;
            items: components["schemas"]["DoudizhuScoreItem"][];
        };
        DoudizhuSpringEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "spring";
            /** @description Whose play doubles the multiplier. */
            seat: number;
            /** @description The multiplier from then on. */
            multiplier: number;
        };
        DoudizhuState: {
            /** @enum {string} */
            game: "doudizhu";
            rules_version: number;
            options: components["schemas"]["DoudizhuOptions"];
            /** @enum {string} */
            phase: "bidding" | "play" | "deal_over" | "redeal";
            first_bidder: number;
            /** @description Null in `deal_over` and `redeal`. */
            to_act: number | null;
            /** @description Every call of the auction, from `first_bidder` on. */
            bids: number[];
            /** @description Null while there is none. */
            landlord: number | null;
            /** @description The highest bid so far, 0 if there is none. */
            bid: number;
            /** @description What has to be beaten; null when `to_act` leads. */
            combination: components["schemas"]["DoudizhuCombination"] | null;
            /** @description Passes since the combination, 0 or 1. */
            passes: number;
            /** @description All cards each seat has played. */
            played: (components["schemas"]["DoudizhuCard"] | string)[][];
            /** @description How many combinations each seat has played. */
            plays: number[];
            /** @description Bombs played so far. */
            bombs: number;
            /** @description Rockets played so far. */
            rockets: number;
            /** @description The hand of each seat; the landlord's includes the bottom. */
            hands: (components["schemas"]["DoudizhuCard"] | string)[][];
            /** @description The three cards that the landlord takes, named to the end. */
            bottom: (components["schemas"]["DoudizhuCard"] | string)[];
        };
        DoudizhuSuggestAnswer: {
            seat: number;
            move: components["schemas"]["DoudizhuMove"];
            /** @description Moves, best first, at most 50. Those not tried are listed with 0 visits if how they look gives them a value, else left out, as is a move that another one listed makes pointless. */
            candidates: components["schemas"]["DoudizhuCandidate"][];
            /** @description Value of the move above that of the next candidate. */
            margin: number | null;
            /** @description What `value` is measured in. */
            value_unit: string;
            /** @description Whether the values are exact, not sampled. */
            exact: boolean;
            simulations: number;
            elapsed_ms: number;
            seed: string;
        };
        /** @description Give exactly one of `state` and `view`. */
        DoudizhuSuggestRequest: {
            state?: components["schemas"]["DoudizhuState"];
            view?: components["schemas"]["DoudizhuView"];
            budget?: components["schemas"]["Budget"];
            /**
             * @default expert
             * @enum {string}
             */
            level?: "beginner" | "intermediate" | "expert";
            seed?: string;
        };
        DoudizhuTrickWonEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "trick_won";
            /** @description Who leads anew. */
            seat: number;
        };
        DoudizhuValidateAnswer: {
            legal: boolean;
            reason: components["schemas"]["DoudizhuReason"] | null;
        };
        /** @description Give exactly one of `state` and `view`. */
        DoudizhuValidateRequest: {
            state?: components["schemas"]["DoudizhuState"];
            view?: components["schemas"]["DoudizhuView"];
            move: components["schemas"]["DoudizhuMove"];
            seat?: number;
        };
        DoudizhuView: {
            /** @enum {string} */
            game: "doudizhu";
            rules_version: number;
            options: components["schemas"]["DoudizhuOptions"];
            /** @enum {string} */
            phase: "bidding" | "play" | "deal_over" | "redeal";
            first_bidder: number;
            /** @description Null in `deal_over` and `redeal`. */
            to_act: number | null;
            /** @description Every call of the auction, from `first_bidder` on. */
            bids: number[];
            /** @description Null while there is none. */
            landlord: number | null;
            /** @description The highest bid so far, 0 if there is none. */
            bid: number;
            /** @description What has to be beaten; null when `to_act` leads. */
            combination: components["schemas"]["DoudizhuCombination"] | null;
            /** @description Passes since the combination, 0 or 1. */
            passes: number;
            /** @description All cards each seat has played. */
            played: (components["schemas"]["DoudizhuCard"] | string)[][];
            /** @description How many combinations each seat has played. */
            plays: number[];
            /** @description Bombs played so far. */
            bombs: number;
            /** @description Rockets played so far. */
            rockets: number;
            /** @description Null for a spectator. */
            seat: number | null;
            /** @description Absent in a spectator's view. */
            hand?: (components["schemas"]["DoudizhuCard"] | string)[];
            hand_sizes: number[];
            /** @description Null until there is a landlord. */
            bottom: (components["schemas"]["DoudizhuCard"] | string)[] | null;
        };
        DoudizhuViewAnswer: {
            view: components["schemas"]["DoudizhuView"];
        };
        DoudizhuViewRequest: {
            state: components["schemas"]["DoudizhuState"];
            seat: number | null;
        };
        FaultCode: {
            code: string;
            meaning: string;
        };
        GameDetail: {
            id: string;
            name: string;
            rules_version: number;
            seats: number;
            /** @description Seats of each team, null in games without teams. */
            teams: number[][] | null;
            deck_size: number;
            /** @enum {string} */
            scope: "match" | "deal";
            /** @description Name of the seat that a deal starts from. */
            opener: string;
            options: components["schemas"]["GameOption"][];
            links: {
                [key: string]: string;
            };
            cards: components["schemas"]["CatalogueCard"][];
            phases: string[];
            move_types: string[];
            reason_codes: components["schemas"]["ReasonCode"][];
            fault_codes: components["schemas"]["FaultCode"][];
            labels: components["schemas"]["GameLabel"][];
            rules: string;
            sections: components["schemas"]["RulesSection"][];
        };
        GameLabel: {
            /** @description What the code stands for, such as `phase` or `event`. */
            kind: string;
            code: string;
            label: string;
            explanation: string | null;
        };
        GameList: {
            games: components["schemas"]["GameSummary"][];
            /** @description Tags that `lang` and `Accept-Language` take. */
            languages: string[];
        };
        GameOption: {
            name: string;
            default: number;
            minimum: number;
            maximum: number;
            description: string;
        };
        GameSummary: {
            id: string;
            name: string;
            rules_version: number;
            seats: number;
            /** @description Seats of each team, null in games without teams. */
            teams: number[][] | null;
            deck_size: number;
            /** @enum {string} */
            scope: "match" | "deal";
            /** @description Name of the seat that a deal starts from. */
            opener: string;
            options: components["schemas"]["GameOption"][];
            links: {
                [key: string]: string;
            };
        };
        Health: {
            /** @enum {string} */
            status: "ok";
            version: string;
            /** @description Whether the rules run compiled or interpreted. */
            compiled: boolean;
        };
        OttocentoAdvanceAnswer: {
            state: components["schemas"]["OttocentoState"];
            moves: components["schemas"]["OttocentoMove"][];
            events: components["schemas"]["OttocentoEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["OttocentoScore"] | null;
        };
        OttocentoAdvanceRequest: {
            state: components["schemas"]["OttocentoState"];
            seats: number[];
            budget?: components["schemas"]["Budget"];
            /**
             * @default expert
             * @enum {string}
             */
            level?: "beginner" | "intermediate" | "expert";
            seed?: string;
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        OttocentoApplyAnswer: {
            state: components["schemas"]["OttocentoState"];
            events: components["schemas"]["OttocentoEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["OttocentoScore"] | null;
        };
        /** @description Give exactly one of `move` and `moves`. */
        OttocentoApplyRequest: {
            state: components["schemas"]["OttocentoState"];
            move?: components["schemas"]["OttocentoMove"];
            moves?: components["schemas"]["OttocentoMove"][];
            seat?: number;
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        OttocentoCandidate: {
            move: components["schemas"]["OttocentoMove"];
            value: number;
            visits: number;
        };
        OttocentoCaptured: {
            combinations: components["schemas"]["OttocentoCombination"][];
            doubled: boolean;
        };
        OttocentoCapturedSequencesItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "captured_sequences";
            points: number;
            detail: components["schemas"]["OttocentoCaptured"] | null;
        };
        OttocentoCapturedSetsItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "captured_sets";
            points: number;
            detail: components["schemas"]["OttocentoCaptured"] | null;
        };
        OttocentoCard: string;
        OttocentoCardPlayedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card_played";
            seat: number;
            card: components["schemas"]["OttocentoCard"];
        };
        OttocentoCardPointsItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "card_points";
            points: number;
            detail: components["schemas"]["OttocentoPile"] | null;
        };
        OttocentoCombination: {
            /** @enum {string} */
            name: "tarocchi" | "kings" | "queens" | "knights" | "jacks" | "grande" | "swords" | "batons" | "cups" | "coins" | "aces" | "moors";
            cards: components["schemas"]["OttocentoCard"][];
            /** @description Before any doubling. */
            points: number;
        };
        OttocentoDealAnswer: {
            state: components["schemas"]["OttocentoState"];
            seed: string | null;
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment: string | null;
        };
        OttocentoDealOptions: Record<string, never>;
        OttocentoDealOverEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deal_over";
            /** @description Null: it is about a team. */
            seat: number | null;
            /** @description Winner of the deal. */
            team: number | null;
            points: number[];
        };
        /** @description Give `deck` or `seed`, not both. Give `deck` or `client_seeds`, not both. With `previous`, `dealer` follows from it. With `previous`, `options` follows from it. With `deck`, `dealer` or `previous` must be given. */
        OttocentoDealRequest: {
            seed?: string;
            /** @description Seeds of the players', one entry for each seat in their order, null for a seat that gives none; mixed into the shuffle. */
            client_seeds?: (string | null)[];
            /** @description The whole deck, the top card first. */
            deck?: (components["schemas"]["OttocentoCard"] | string)[];
            dealer?: number;
            options?: components["schemas"]["OttocentoDealOptions"];
        };
        OttocentoDeclaration: {
            /** @description Every card used in a combination. */
            cards: (components["schemas"]["OttocentoCard"] | string)[];
            /** @description Points of all combinations, doubling included. */
            points: number;
        };
        OttocentoDeclarationEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "declaration";
            seat: number;
            cards: components["schemas"]["OttocentoCard"][];
            points: number;
            combinations: components["schemas"]["OttocentoCombination"][];
        };
        OttocentoDeclarations: {
            declarations: components["schemas"]["OttocentoDeclared"][];
        };
        OttocentoDeclarationsItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "declarations";
            points: number;
            detail: components["schemas"]["OttocentoDeclarations"] | null;
        };
        OttocentoDeclareMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "declare";
        };
        OttocentoDeclared: {
            seat: number;
            cards: components["schemas"]["OttocentoCard"][];
            points: number;
            combinations: components["schemas"]["OttocentoCombination"][];
        };
        OttocentoDiscardEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "discard";
            seat: number;
            /** @description Null where the reader may not see them. */
            cards: components["schemas"]["OttocentoCard"][] | null;
        };
        OttocentoDiscardMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "discard";
            /** @description The rules ask for exactly two. */
            cards: components["schemas"]["OttocentoCard"][];
        };
        OttocentoDiscardsShownEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "discards_shown";
            seat: number;
            cards: components["schemas"]["OttocentoCard"][];
        };
        OttocentoEvent: components["schemas"]["OttocentoDiscardEvent"] | components["schemas"]["OttocentoDeclarationEvent"] | components["schemas"]["OttocentoCardPlayedEvent"] | components["schemas"]["OttocentoTrickWonEvent"] | components["schemas"]["OttocentoSettlementDueEvent"] | components["schemas"]["OttocentoSettlementEvent"] | components["schemas"]["OttocentoForfeitEvent"] | components["schemas"]["OttocentoDiscardsShownEvent"] | components["schemas"]["OttocentoDealOverEvent"];
        OttocentoFairness: {
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment: string | null;
            /** @description SHA-256 of each seat's seed, in hex, in the order of the seats; null for a seat that gives none. */
            client_commitments: (string | null)[];
            /** @description Seeds of the players', one entry for each seat in their order, null for a seat that gives none; mixed into the shuffle. */
            client_seeds: (string | null)[];
        };
        OttocentoForfeitEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "forfeit";
            /** @description Null: it is about a team. */
            seat: number | null;
            /** @description The team without a trick. */
            team: number;
            /** @description What it loses to the other team. */
            cards: components["schemas"]["OttocentoCard"][];
        };
        OttocentoLastTrickItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "last_trick";
            points: number;
            detail: null;
        };
        OttocentoLegalMovesAnswer: {
            to_act: number | null;
            /** @enum {string} */
            phase: "discard" | "play" | "settlement" | "deal_over";
            count: number;
            moves: components["schemas"]["OttocentoMove"][];
        };
        /** @description Give exactly one of `state` and `view`. */
        OttocentoLegalMovesRequest: {
            state?: components["schemas"]["OttocentoState"];
            view?: components["schemas"]["OttocentoView"];
        };
        OttocentoMove: components["schemas"]["OttocentoDiscardMove"] | components["schemas"]["OttocentoDeclareMove"] | components["schemas"]["OttocentoPlayMove"] | components["schemas"]["OttocentoSettleMove"];
        OttocentoOptions: Record<string, never>;
        OttocentoPile: {
            pile: components["schemas"]["OttocentoCard"][];
        };
        OttocentoPlayMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play";
            card: components["schemas"]["OttocentoCard"];
        };
        OttocentoPlayed: {
            seat: number;
            card: components["schemas"]["OttocentoCard"] | string;
        };
        OttocentoReason: {
            /** @enum {string} */
            code: "game_over" | "not_your_turn" | "wrong_phase" | "card_not_in_hand" | "card_duplicated" | "discard_count" | "discard_forbidden" | "too_late_to_declare" | "nothing_to_declare" | "must_follow" | "must_trump" | "settle_not_won" | "settle_not_lowest";
            detail: string;
            /** @description The section of the game's rules. */
            rule: string;
        };
        OttocentoRecord: {
            deal: components["schemas"]["OttocentoReplayedDeal"];
            moves: components["schemas"]["OttocentoMove"][];
        };
        OttocentoReplayAnswer: {
            valid: boolean;
            /** @description Legal moves before the first fault. */
            plies: number;
            state: components["schemas"]["OttocentoState"];
            /** @description Null until the deal is over. */
            score: components["schemas"]["OttocentoScore"] | null;
            fault: components["schemas"]["OttocentoReplayFault"] | null;
        };
        OttocentoReplayFault: {
            ply: number;
            code: string;
            detail: string;
        };
        OttocentoReplayRequest: {
            deal: components["schemas"]["OttocentoReplayedDeal"];
            moves: components["schemas"]["OttocentoMove"][];
            claimed?: components["schemas"]["OttocentoScore"];
        };
        /** @description Give `deck` or `seed`, not both. Give `deck` or `client_seeds`, not both. With `previous`, `dealer` follows from it. With `previous`, `options` follows from it. With `deck`, `dealer` or `previous` must be given. Give `seed` or `deck`. With `client_commitments`, `client_seeds` must be given. With `seed_commitment`, `seed` must be given. */
        OttocentoReplayedDeal: {
            seed?: string;
            /** @description Seeds of the players', one entry for each seat in their order, null for a seat that gives none; mixed into the shuffle. */
            client_seeds?: (string | null)[];
            /** @description The whole deck, the top card first. */
            deck?: (components["schemas"]["OttocentoCard"] | string)[];
            dealer?: number;
            options?: components["schemas"]["OttocentoDealOptions"];
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment?: string;
            /** @description SHA-256 of each seat's seed, in hex, in the order of the seats; null for a seat that gives none. */
            client_commitments?: (string | null)[];
        };
        OttocentoReveal: {
            seed: string | null;
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment: string | null;
            /** @description The key of the deal's hash chain, in hex. */
            chain_key: string;
            /** @description The deal as `replay` takes it. */
            record: components["schemas"]["OttocentoRecord"];
        };
        OttocentoScore: {
            final: boolean;
            sides: components["schemas"]["OttocentoSide"][];
            winner: number | null;
            draw: boolean;
            match: null;
        };
        OttocentoScoreItem: components["schemas"]["OttocentoCardPointsItem"] | components["schemas"]["OttocentoLastTrickItem"] | components["schemas"]["OttocentoDeclarationsItem"] | components["schemas"]["OttocentoCapturedSetsItem"] | components["schemas"]["OttocentoCapturedSequencesItem"];
        OttocentoScoreRequest: {
            state: components["schemas"]["OttocentoState"];
        };
        OttocentoSealedAdvanceAnswer: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Names a sealed game. */
            game_id: string;
            /** @description Moves made in the game so far. */
            ply: number;
            /** @description Hash over all that was dealt and played in the game, in hex. */
            chain: string;
            fairness: components["schemas"]["OttocentoFairness"];
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string | null;
            view: components["schemas"]["OttocentoView"];
            /** @description Of the ticket's seat, if it is to act. */
            legal_moves: components["schemas"]["OttocentoMove"][];
            events: components["schemas"]["OttocentoEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["OttocentoScore"] | null;
            /** @description What was secret; null until the deal is over. */
            reveal: components["schemas"]["OttocentoReveal"] | null;
        };
        OttocentoSealedAdvanceRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket?: string;
            seats: number[];
            budget?: components["schemas"]["Budget"];
            /**
             * @default expert
             * @enum {string}
             */
            level?: "beginner" | "intermediate" | "expert";
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        OttocentoSealedApplyAnswer: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Names a sealed game. */
            game_id: string;
            /** @description Moves made in the game so far. */
            ply: number;
            /** @description Hash over all that was dealt and played in the game, in hex. */
            chain: string;
            fairness: components["schemas"]["OttocentoFairness"];
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string | null;
            view: components["schemas"]["OttocentoView"];
            /** @description Of the ticket's seat, if it is to act. */
            legal_moves: components["schemas"]["OttocentoMove"][];
            events: components["schemas"]["OttocentoEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["OttocentoScore"] | null;
            /** @description What was secret; null until the deal is over. */
            reveal: components["schemas"]["OttocentoReveal"] | null;
        };
        OttocentoSealedApplyRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string;
            move: components["schemas"]["OttocentoMove"];
            seat?: number;
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        OttocentoSealedCommitAnswer: {
            /** @description For the `deal` that uses the seed. */
            sealed_seed: string;
            /** @description Names a sealed game. */
            game_id: string;
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment: string;
            /** @description SHA-256 of each seat's seed, in hex, in the order of the seats; null for a seat that gives none. */
            client_commitments: (string | null)[];
        };
        OttocentoSealedCommitRequest: {
            /** @description SHA-256 of each seat's seed, in hex, in the order of the seats; null for a seat that gives none. */
            client_commitments: (string | null)[];
            dealer?: number;
            options?: components["schemas"]["OttocentoDealOptions"];
            /** @description Seats that `advance` plays for without a ticket. */
            ai_seats?: number[];
        };
        OttocentoSealedDealAnswer: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Names a sealed game. */
            game_id: string;
            ply: number;
            /** @description Hash over all that was dealt and played in the game, in hex. */
            chain: string;
            fairness: components["schemas"]["OttocentoFairness"];
            /** @description One for each seat, in their order; null for the AI's seats. When a match goes on, the others keep theirs, and only the asking seat's is made anew. */
            tickets: (string | null)[];
        };
        /** @description Give `deck` or `seed`, not both. With `deck`, `dealer` must be given. With `sealed_seed`, `client_seeds` must be given. With `client_seeds`, `sealed_seed` must be given. `sealed_seed` goes with no other field but `client_seeds`. */
        OttocentoSealedDealRequest: {
            seed?: string;
            /** @description The whole deck, the top card first. */
            deck?: (components["schemas"]["OttocentoCard"] | string)[];
            dealer?: number;
            options?: components["schemas"]["OttocentoDealOptions"];
            /** @description Seats that `advance` plays for without a ticket. */
            ai_seats?: number[];
            /** @description What `sealed/commit` answered. */
            sealed_seed?: string;
            /** @description Seeds of the players', one entry for each seat in their order, null for a seat that gives none; mixed into the shuffle. */
            client_seeds?: (string | null)[];
        };
        OttocentoSealedLegalMovesRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string;
        };
        OttocentoSealedScoreRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket?: string;
        };
        OttocentoSealedSuggestRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string;
            budget?: components["schemas"]["Budget"];
            /**
             * @default expert
             * @enum {string}
             */
            level?: "beginner" | "intermediate" | "expert";
            seed?: string;
        };
        OttocentoSealedValidateRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string;
            move: components["schemas"]["OttocentoMove"];
            seat?: number;
        };
        OttocentoSealedViewAnswer: {
            /** @description Names a sealed game. */
            game_id: string;
            /** @description Moves made in the game so far. */
            ply: number;
            /** @description Hash over all that was dealt and played in the game, in hex. */
            chain: string;
            fairness: components["schemas"]["OttocentoFairness"];
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string | null;
            view: components["schemas"]["OttocentoView"];
            /** @description Of the ticket's seat, if it is to act. */
            legal_moves: components["schemas"]["OttocentoMove"][];
            events: components["schemas"]["OttocentoEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["OttocentoScore"] | null;
            /** @description What was secret; null until the deal is over. */
            reveal: components["schemas"]["OttocentoReveal"] | null;
        };
        OttocentoSealedViewRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket?: string;
            /** @description Null asks as a spectator. */
            seat?: number | null;
            /** @description Tell the events of the deal from this ply on. */
            since_ply?: number;
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        OttocentoSettleMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "settle";
            card: components["schemas"]["OttocentoCard"];
        };
        OttocentoSettlement: {
            seat: number;
            card: components["schemas"]["OttocentoCard"] | string;
        };
        OttocentoSettlementDueEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "settlement_due";
            seat: number;
        };
        OttocentoSettlementEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "settlement";
            seat: number;
            card: components["schemas"]["OttocentoCard"];
        };
        OttocentoSide: {
            side: number;
            seats: number[];
            total: number;
            items: components["schemas"]["OttocentoScoreItem"][];
        };
        OttocentoState: {
            /** @enum {string} */
            game: "ottocento";
            rules_version: number;
            options: components["schemas"]["OttocentoOptions"];
            /** @enum {string} */
            phase: "discard" | "play" | "settlement" | "deal_over";
            dealer: number;
            /** @description Null once the deal is over. */
            to_act: number | null;
            /** @description What each seat has declared; null if nothing (yet). */
            declarations: (components["schemas"]["OttocentoDeclaration"] | null)[];
            /** @description The cards of the trick in play, in order of play. */
            trick: components["schemas"]["OttocentoPlayed"][];
            /** @description The complete tricks. */
            tricks: components["schemas"]["OttocentoTrick"][];
            /** @description The card given for the Matto; null if none (yet). */
            settlement: components["schemas"]["OttocentoSettlement"] | null;
            /** @description The hand of each seat. */
            hands: (components["schemas"]["OttocentoCard"] | string)[][];
            /** @description The dealer's; empty in phase `discard`. */
            discards: (components["schemas"]["OttocentoCard"] | string)[];
        };
        OttocentoSuggestAnswer: {
            seat: number;
            move: components["schemas"]["OttocentoMove"];
            /** @description Moves, best first, at most 50. Those not tried are listed with 0 visits if how they look gives them a value, else left out, as is a move that another one listed makes pointless. */
            candidates: components["schemas"]["OttocentoCandidate"][];
            /** @description Value of the move above that of the next candidate. */
            margin: number | null;
            /** @description What `value` is measured in. */
            value_unit: string;
            /** @description Whether the values are exact, not sampled. */
            exact: boolean;
            simulations: number;
            elapsed_ms: number;
            seed: string;
        };
        /** @description Give exactly one of `state` and `view`. */
        OttocentoSuggestRequest: {
            state?: components["schemas"]["OttocentoState"];
            view?: components["schemas"]["OttocentoView"];
            budget?: components["schemas"]["Budget"];
            /**
             * @default expert
             * @enum {string}
             */
            level?: "beginner" | "intermediate" | "expert";
            seed?: string;
        };
        OttocentoTrick: {
            leader: number;
            /** @description In order of play. */
            cards: (components["schemas"]["OttocentoCard"] | string)[];
            winner: number;
        };
        OttocentoTrickWonEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "trick_won";
            seat: number;
            /** @description In order of play. */
            cards: components["schemas"]["OttocentoCard"][];
        };
        OttocentoValidateAnswer: {
            legal: boolean;
            reason: components["schemas"]["OttocentoReason"] | null;
        };
        /** @description Give exactly one of `state` and `view`. */
        OttocentoValidateRequest: {
            state?: components["schemas"]["OttocentoState"];
            view?: components["schemas"]["OttocentoView"];
            move: components["schemas"]["OttocentoMove"];
            seat?: number;
        };
        OttocentoView: {
            /** @enum {string} */
            game: "ottocento";
            rules_version: number;
            options: components["schemas"]["OttocentoOptions"];
            /** @enum {string} */
            phase: "discard" | "play" | "settlement" | "deal_over";
            dealer: number;
            /** @description Null once the deal is over. */
            to_act: number | null;
            /** @description What each seat has declared; null if nothing (yet). */
            declarations: (components["schemas"]["OttocentoDeclaration"] | null)[];
            /** @description The cards of the trick in play, in order of play. */
            trick: components["schemas"]["OttocentoPlayed"][];
            /** @description The complete tricks. */
            tricks: components["schemas"]["OttocentoTrick"][];
            /** @description The card given for the Matto; null if none (yet). */
            settlement: components["schemas"]["OttocentoSettlement"] | null;
            /** @description Null for a spectator. */
            seat: number | null;
            /** @description Absent in a spectator's view. */
            hand?: (components["schemas"]["OttocentoCard"] | string)[];
            hand_sizes: number[];
            /** @description Null for all but the dealer until the deal is over. */
            discards: (components["schemas"]["OttocentoCard"] | string)[] | null;
        };
        OttocentoViewAnswer: {
            view: components["schemas"]["OttocentoView"];
        };
        OttocentoViewRequest: {
            state: components["schemas"]["OttocentoState"];
            seat: number | null;
        };
        Problem: {
            /** @description Address of the explanation of this kind of problem. */
            type: string;
            title: string;
            status: number;
            detail: string;
            /** @enum {string} */
            code: "malformed_json" | "invalid_request" | "malformed_http" | "unauthorized" | "seal_refused" | "not_found" | "method_not_allowed" | "not_acceptable" | "request_timeout" | "already_played" | "body_too_large" | "batch_too_large" | "uri_too_long" | "unsupported_media_type" | "inconsistent_state" | "illegal_move" | "seed_mismatch" | "redeal_required" | "unsupported_rules_version" | "hidden_information" | "sealing_unavailable" | "rate_limited" | "headers_too_large" | "internal_error" | "ledger_unavailable" | "overloaded";
            request_id: string;
            errors: components["schemas"]["ProblemError"][];
        };
        ProblemError: {
            /** @description JSON pointer into the request body. */
            pointer: string;
            /** @description Stable code of this error. */
            code: string;
            detail: string;
            /** @description Name of the query parameter that is wrong. */
            parameter?: string;
        };
        ProblemPage: {
            code: string;
            title: string;
            status: number;
            explanation: string;
        };
        ReasonCode: {
            code: string;
            rule: string;
            meaning: string;
        };
        RulesSection: {
            /** @description As in the `rule` of refusals; empty for the title. */
            number: string;
            text: string;
        };
        SchnapsenAdvanceAnswer: {
            state: components["schemas"]["SchnapsenState"];
            moves: components["schemas"]["SchnapsenMove"][];
            events: components["schemas"]["SchnapsenEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["SchnapsenScore"] | null;
        };
        SchnapsenAdvanceRequest: {
            state: components["schemas"]["SchnapsenState"];
            seats: number[];
            budget?: components["schemas"]["Budget"];
            /**
             * @default expert
             * @enum {string}
             */
            level?: "beginner" | "intermediate" | "expert";
            seed?: string;
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        SchnapsenApplyAnswer: {
            state: components["schemas"]["SchnapsenState"];
            events: components["schemas"]["SchnapsenEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["SchnapsenScore"] | null;
        };
        /** @description Give exactly one of `move` and `moves`. */
        SchnapsenApplyRequest: {
            state: components["schemas"]["SchnapsenState"];
            move?: components["schemas"]["SchnapsenMove"];
            moves?: components["schemas"]["SchnapsenMove"][];
            seat?: number;
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        SchnapsenCandidate: {
            move: components["schemas"]["SchnapsenMove"];
            value: number;
            visits: number;
        };
        SchnapsenCard: string;
        SchnapsenCardDrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card_drawn";
            seat: number;
            /** @description Null where the reader may not see it. */
            card: components["schemas"]["SchnapsenCard"] | null;
        };
        SchnapsenCardPlayedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card_played";
            seat: number;
            card: components["schemas"]["SchnapsenCard"];
        };
        SchnapsenCloseMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "close";
        };
        SchnapsenClosed: {
            /** @description The closer. */
            seat: number;
            /** @description The opponent's points at closing, counted marriages included. */
            opponent_points: number;
            /** @description The opponent's tricks at closing. */
            opponent_tricks: number;
        };
        SchnapsenDealAnswer: {
            state: components["schemas"]["SchnapsenState"];
            seed: string | null;
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment: string | null;
        };
        SchnapsenDealOptions: {
            /**
             * @description Game points that each player needs for the match.
             * @default 7
             */
            target?: number;
        };
        SchnapsenDealOverEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deal_over";
            seat: number;
            game_points: number;
            /** @enum {string} */
            reason: "reached_66" | "closer_failed" | "last_trick";
        };
        /** @description Give `deck` or `seed`, not both. Give `deck` or `client_seeds`, not both. With `previous`, `dealer` follows from it. With `previous`, `options` follows from it. With `deck`, `dealer` or `previous` must be given. */
        SchnapsenDealRequest: {
            seed?: string;
            /** @description Seeds of the players', one entry for each seat in their order, null for a seat that gives none; mixed into the shuffle. */
            client_seeds?: (string | null)[];
            /** @description The whole deck, the top card first. */
            deck?: (components["schemas"]["SchnapsenCard"] | string)[];
            dealer?: number;
            options?: components["schemas"]["SchnapsenDealOptions"];
            /** @description The finished deal that this one follows. */
            previous?: components["schemas"]["SchnapsenState"];
        };
        SchnapsenEvent: components["schemas"]["SchnapsenCardPlayedEvent"] | components["schemas"]["SchnapsenExchangeEvent"] | components["schemas"]["SchnapsenStockClosedEvent"] | components["schemas"]["SchnapsenMarriageEvent"] | components["schemas"]["SchnapsenMarriageCountedEvent"] | components["schemas"]["SchnapsenTrickWonEvent"] | components["schemas"]["SchnapsenCardDrawnEvent"] | components["schemas"]["SchnapsenIndicatorDrawnEvent"] | components["schemas"]["SchnapsenDealOverEvent"] | components["schemas"]["SchnapsenMatchOverEvent"];
        SchnapsenExchangeEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "exchange";
            seat: number;
            /** @description The card taken from below the stock. */
            card: components["schemas"]["SchnapsenCard"];
            /** @description The trump jack left in its place. */
            jack: components["schemas"]["SchnapsenCard"];
        };
        SchnapsenExchangeMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "exchange";
        };
        SchnapsenExchanged: {
            seat: number;
            /** @description The card taken from below the stock. */
            card: components["schemas"]["SchnapsenCard"] | string;
        };
        SchnapsenFairness: {
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment: string | null;
            /** @description SHA-256 of each seat's seed, in hex, in the order of the seats; null for a seat that gives none. */
            client_commitments: (string | null)[];
            /** @description Seeds of the players', one entry for each seat in their order, null for a seat that gives none; mixed into the shuffle. */
            client_seeds: (string | null)[];
        };
        SchnapsenGamePoints: {
            /**
             * @description Null until the deal is over.
             * @enum {string|null}
             */
            reason: "reached_66" | "closer_failed" | "last_trick" | null;
            /** @description What the cards in the seat's tricks are worth, marriages aside. */
            card_points: number;
        };
        SchnapsenGamePointsItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "game_points";
            points: number;
            detail: components["schemas"]["SchnapsenGamePoints"] | null;
        };
        SchnapsenIndicatorDrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "indicator_drawn";
            seat: number;
            card: components["schemas"]["SchnapsenCard"];
        };
        SchnapsenLed: {
            seat: number;
            card: components["schemas"]["SchnapsenCard"] | string;
        };
        SchnapsenLegalMovesAnswer: {
            to_act: number | null;
            /** @enum {string} */
            phase: "play" | "deal_over" | "match_over";
            count: number;
            moves: components["schemas"]["SchnapsenMove"][];
        };
        /** @description Give exactly one of `state` and `view`. */
        SchnapsenLegalMovesRequest: {
            state?: components["schemas"]["SchnapsenState"];
            view?: components["schemas"]["SchnapsenView"];
        };
        SchnapsenMarriage: {
            seat: number;
            /** @enum {string} */
            suit: "C" | "D" | "H" | "S";
            /** @description 20, or 40 in trumps, even while it is pending. */
            points: number;
            /** @description The number of tricks complete at the time. */
            trick: number;
        };
        SchnapsenMarriageCountedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "marriage_counted";
            seat: number;
            /** @enum {string} */
            suit: "C" | "D" | "H" | "S";
            points: number;
        };
        SchnapsenMarriageEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "marriage";
            seat: number;
            /** @enum {string} */
            suit: "C" | "D" | "H" | "S";
            points: number;
            /** @description False while it waits for the first trick. */
            counted: boolean;
        };
        SchnapsenMarriageMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "marriage";
            card: components["schemas"]["SchnapsenCard"];
        };
        SchnapsenMatch: {
            scores: number[];
            target: number;
            over: boolean;
            winner: number | null;
        };
        SchnapsenMatchOverEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "match_over";
            seat: number;
            scores: number[];
        };
        SchnapsenMove: components["schemas"]["SchnapsenExchangeMove"] | components["schemas"]["SchnapsenCloseMove"] | components["schemas"]["SchnapsenMarriageMove"] | components["schemas"]["SchnapsenPlayMove"];
        SchnapsenOptions: {
            /** @description Game points that each player needs for the match. */
            target: number;
        };
        SchnapsenPlayMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play";
            card: components["schemas"]["SchnapsenCard"];
        };
        SchnapsenReason: {
            /** @enum {string} */
            code: "game_over" | "not_your_turn" | "card_not_in_hand" | "not_on_lead" | "stock_not_open" | "no_trump_jack" | "no_marriage" | "must_head" | "must_follow" | "must_trump" | "deal_not_over" | "match_over";
            detail: string;
            /** @description The section of the game's rules. */
            rule: string;
        };
        SchnapsenRecord: {
            deal: components["schemas"]["SchnapsenReplayedDeal"];
            moves: components["schemas"]["SchnapsenMove"][];
        };
        SchnapsenReplayAnswer: {
            valid: boolean;
            /** @description Legal moves before the first fault. */
            plies: number;
            state: components["schemas"]["SchnapsenState"];
            /** @description Null until the deal is over. */
            score: components["schemas"]["SchnapsenScore"] | null;
            fault: components["schemas"]["SchnapsenReplayFault"] | null;
        };
        SchnapsenReplayFault: {
            ply: number;
            code: string;
            detail: string;
        };
        SchnapsenReplayRequest: {
            deal: components["schemas"]["SchnapsenReplayedDeal"];
            moves: components["schemas"]["SchnapsenMove"][];
            claimed?: components["schemas"]["SchnapsenScore"];
        };
        /** @description Give `deck` or `seed`, not both. Give `deck` or `client_seeds`, not both. With `previous`, `dealer` follows from it. With `previous`, `options` follows from it. With `deck`, `dealer` or `previous` must be given. Give `seed` or `deck`. With `client_commitments`, `client_seeds` must be given. With `seed_commitment`, `seed` must be given. */
        SchnapsenReplayedDeal: {
            seed?: string;
            /** @description Seeds of the players', one entry for each seat in their order, null for a seat that gives none; mixed into the shuffle. */
            client_seeds?: (string | null)[];
            /** @description The whole deck, the top card first. */
            deck?: (components["schemas"]["SchnapsenCard"] | string)[];
            dealer?: number;
            options?: components["schemas"]["SchnapsenDealOptions"];
            /** @description The finished deal that this one follows. */
            previous?: components["schemas"]["SchnapsenState"];
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment?: string;
            /** @description SHA-256 of each seat's seed, in hex, in the order of the seats; null for a seat that gives none. */
            client_commitments?: (string | null)[];
        };
        SchnapsenResult: {
            winner: number;
            game_points: number;
            /** @enum {string} */
            reason: "reached_66" | "closer_failed" | "last_trick";
        };
        SchnapsenReveal: {
            seed: string | null;
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment: string | null;
            /** @description The key of the deal's hash chain, in hex. */
            chain_key: string;
            /** @description The deal as `replay` takes it. */
            record: components["schemas"]["SchnapsenRecord"];
        };
        SchnapsenScore: {
            final: boolean;
            sides: components["schemas"]["SchnapsenSide"][];
            winner: number | null;
            draw: boolean;
            match: components["schemas"]["SchnapsenMatch"] | null;
        };
        SchnapsenScoreItem: components["schemas"]["SchnapsenGamePointsItem"];
        SchnapsenScoreRequest: {
            state: components["schemas"]["SchnapsenState"];
        };
        SchnapsenSealedAdvanceAnswer: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Names a sealed game. */
            game_id: string;
            /** @description Moves made in the game so far. */
            ply: number;
            /** @description Hash over all that was dealt and played in the game, in hex. */
            chain: string;
            fairness: components["schemas"]["SchnapsenFairness"];
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string | null;
            view: components["schemas"]["SchnapsenView"];
            /** @description Of the ticket's seat, if it is to act. */
            legal_moves: components["schemas"]["SchnapsenMove"][];
            events: components["schemas"]["SchnapsenEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["SchnapsenScore"] | null;
            /** @description What was secret; null until the deal is over. */
            reveal: components["schemas"]["SchnapsenReveal"] | null;
        };
        SchnapsenSealedAdvanceRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket?: string;
            seats: number[];
            budget?: components["schemas"]["Budget"];
            /**
             * @default expert
             * @enum {string}
             */
            level?: "beginner" | "intermediate" | "expert";
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        SchnapsenSealedApplyAnswer: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Names a sealed game. */
            game_id: string;
            /** @description Moves made in the game so far. */
            ply: number;
            /** @description Hash over all that was dealt and played in the game, in hex. */
            chain: string;
            fairness: components["schemas"]["SchnapsenFairness"];
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string | null;
            view: components["schemas"]["SchnapsenView"];
            /** @description Of the ticket's seat, if it is to act. */
            legal_moves: components["schemas"]["SchnapsenMove"][];
            events: components["schemas"]["SchnapsenEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["SchnapsenScore"] | null;
            /** @description What was secret; null until the deal is over. */
            reveal: components["schemas"]["SchnapsenReveal"] | null;
        };
        SchnapsenSealedApplyRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string;
            move: components["schemas"]["SchnapsenMove"];
            seat?: number;
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        SchnapsenSealedCommitAnswer: {
            /** @description For the `deal` that uses the seed. */
            sealed_seed: string;
            /** @description Names a sealed game. */
            game_id: string;
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment: string;
            /** @description SHA-256 of each seat's seed, in hex, in the order of the seats; null for a seat that gives none. */
            client_commitments: (string | null)[];
        };
        SchnapsenSealedCommitRequest: {
            /** @description SHA-256 of each seat's seed, in hex, in the order of the seats; null for a seat that gives none. */
            client_commitments: (string | null)[];
            dealer?: number;
            options?: components["schemas"]["SchnapsenDealOptions"];
            /** @description Seats that `advance` plays for without a ticket. */
            ai_seats?: number[];
        };
        SchnapsenSealedDealAnswer: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Names a sealed game. */
            game_id: string;
            ply: number;
            /** @description Hash over all that was dealt and played in the game, in hex. */
            chain: string;
            fairness: components["schemas"]["SchnapsenFairness"];
            /** @description One for each seat, in their order; null for the AI's seats. When a match goes on, the others keep theirs, and only the asking seat's is made anew. */
            tickets: (string | null)[];
        };
        /** @description Give `deck` or `seed`, not both. With `deck`, `dealer` must be given. With `sealed_seed`, `client_seeds` must be given. With `client_seeds`, `sealed_seed` must be given. `sealed_seed` goes with no other field but `client_seeds`. With `ticket`, `sealed_previous` must be given. `sealed_previous` goes with no other field but `ticket`. */
        SchnapsenSealedDealRequest: {
            seed?: string;
            /** @description The whole deck, the top card first. */
            deck?: (components["schemas"]["SchnapsenCard"] | string)[];
            dealer?: number;
            options?: components["schemas"]["SchnapsenDealOptions"];
            /** @description Seats that `advance` plays for without a ticket. */
            ai_seats?: number[];
            /** @description What `sealed/commit` answered. */
            sealed_seed?: string;
            /** @description Seeds of the players', one entry for each seat in their order, null for a seat that gives none; mixed into the shuffle. */
            client_seeds?: (string | null)[];
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_previous?: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket?: string;
        };
        SchnapsenSealedLegalMovesRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string;
        };
        SchnapsenSealedScoreRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket?: string;
        };
        SchnapsenSealedSuggestRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string;
            budget?: components["schemas"]["Budget"];
            /**
             * @default expert
             * @enum {string}
             */
            level?: "beginner" | "intermediate" | "expert";
            seed?: string;
        };
        SchnapsenSealedValidateRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string;
            move: components["schemas"]["SchnapsenMove"];
            seat?: number;
        };
        SchnapsenSealedViewAnswer: {
            /** @description Names a sealed game. */
            game_id: string;
            /** @description Moves made in the game so far. */
            ply: number;
            /** @description Hash over all that was dealt and played in the game, in hex. */
            chain: string;
            fairness: components["schemas"]["SchnapsenFairness"];
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string | null;
            view: components["schemas"]["SchnapsenView"];
            /** @description Of the ticket's seat, if it is to act. */
            legal_moves: components["schemas"]["SchnapsenMove"][];
            events: components["schemas"]["SchnapsenEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["SchnapsenScore"] | null;
            /** @description What was secret; null until the deal is over. */
            reveal: components["schemas"]["SchnapsenReveal"] | null;
        };
        SchnapsenSealedViewRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket?: string;
            /** @description Null asks as a spectator. */
            seat?: number | null;
            /** @description Tell the events of the deal from this ply on. */
            since_ply?: number;
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        SchnapsenSide: {
            side: number;
            seats: number[];
            total: number;
            items: components["schemas"]["SchnapsenScoreItem"][];
        };
        SchnapsenState: {
            /** @enum {string} */
            game: "schnapsen";
            rules_version: number;
            options: components["schemas"]["SchnapsenOptions"];
            /** @enum {string} */
            phase: "play" | "deal_over" | "match_over";
            /** @description 1 for the first of a match. */
            deal_number: number;
            dealer: number;
            /** @description Null unless `phase` is `play`. */
            to_act: number | null;
            /**
             * @description The suit of the indicator.
             * @enum {string}
             */
            trump: "C" | "D" | "H" | "S";
            /** @description The open card below the stock; null once drawn. */
            indicator: (components["schemas"]["SchnapsenCard"] | string) | null;
            /** @description Null if nobody exchanged. */
            exchanged: components["schemas"]["SchnapsenExchanged"] | null;
            /** @description Null unless closed. */
            closed: components["schemas"]["SchnapsenClosed"] | null;
            /** @description Those declared, in order. */
            marriages: components["schemas"]["SchnapsenMarriage"][];
            /** @description The card led, while it waits for its answer. */
            trick: components["schemas"]["SchnapsenLed"][];
            /** @description The complete tricks, in order. */
            tricks: components["schemas"]["SchnapsenTrick"][];
            /** @description What each player still needs, a finished deal counted. */
            scores: number[];
            /** @description Null until the deal is over. */
            result: components["schemas"]["SchnapsenResult"] | null;
            /** @description The hand of each seat. */
            hands: (components["schemas"]["SchnapsenCard"] | string)[][];
            /** @description The first is drawn next; the indicator is not among them. */
            stock: (components["schemas"]["SchnapsenCard"] | string)[];
        };
        SchnapsenStockClosedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stock_closed";
            seat: number;
            opponent_points: number;
            opponent_tricks: number;
        };
        SchnapsenSuggestAnswer: {
            seat: number;
            move: components["schemas"]["SchnapsenMove"];
            /** @description Moves, best first, at most 50. Those not tried are listed with 0 visits if how they look gives them a value, else left out, as is a move that another one listed makes pointless. */
            candidates: components["schemas"]["SchnapsenCandidate"][];
            /** @description Value of the move above that of the next candidate. */
            margin: number | null;
            /** @description What `value` is measured in. */
            value_unit: string;
            /** @description Whether the values are exact, not sampled. */
            exact: boolean;
            simulations: number;
            elapsed_ms: number;
            seed: string;
        };
        /** @description Give exactly one of `state` and `view`. */
        SchnapsenSuggestRequest: {
            state?: components["schemas"]["SchnapsenState"];
            view?: components["schemas"]["SchnapsenView"];
            budget?: components["schemas"]["Budget"];
            /**
             * @default expert
             * @enum {string}
             */
            level?: "beginner" | "intermediate" | "expert";
            seed?: string;
        };
        SchnapsenTrick: {
            leader: number;
            /** @description The card led, then the answer. */
            cards: (components["schemas"]["SchnapsenCard"] | string)[];
            winner: number;
        };
        SchnapsenTrickWonEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "trick_won";
            seat: number;
            cards: components["schemas"]["SchnapsenCard"][];
            points: number;
        };
        SchnapsenValidateAnswer: {
            legal: boolean;
            reason: components["schemas"]["SchnapsenReason"] | null;
        };
        /** @description Give exactly one of `state` and `view`. */
        SchnapsenValidateRequest: {
            state?: components["schemas"]["SchnapsenState"];
            view?: components["schemas"]["SchnapsenView"];
            move: components["schemas"]["SchnapsenMove"];
            seat?: number;
        };
        SchnapsenView: {
            /** @enum {string} */
            game: "schnapsen";
            rules_version: number;
            options: components["schemas"]["SchnapsenOptions"];
            /** @enum {string} */
            phase: "play" | "deal_over" | "match_over";
            /** @description 1 for the first of a match. */
            deal_number: number;
            dealer: number;
            /** @description Null unless `phase` is `play`. */
            to_act: number | null;
            /**
             * @description The suit of the indicator.
             * @enum {string}
             */
            trump: "C" | "D" | "H" | "S";
            /** @description The open card below the stock; null once drawn. */
            indicator: (components["schemas"]["SchnapsenCard"] | string) | null;
            /** @description Null if nobody exchanged. */
            exchanged: components["schemas"]["SchnapsenExchanged"] | null;
            /** @description Null unless closed. */
            closed: components["schemas"]["SchnapsenClosed"] | null;
            /** @description Those declared, in order. */
            marriages: components["schemas"]["SchnapsenMarriage"][];
            /** @description The card led, while it waits for its answer. */
            trick: components["schemas"]["SchnapsenLed"][];
            /** @description The complete tricks, in order. */
            tricks: components["schemas"]["SchnapsenTrick"][];
            /** @description What each player still needs, a finished deal counted. */
            scores: number[];
            /** @description Null until the deal is over. */
            result: components["schemas"]["SchnapsenResult"] | null;
            /** @description Null for a spectator. */
            seat: number | null;
            /** @description Absent in a spectator's view. */
            hand?: (components["schemas"]["SchnapsenCard"] | string)[];
            hand_sizes: number[];
            stock_size: number;
        };
        SchnapsenViewAnswer: {
            view: components["schemas"]["SchnapsenView"];
        };
        SchnapsenViewRequest: {
            state: components["schemas"]["SchnapsenState"];
            seat: number | null;
        };
        ScopaAdvanceAnswer: {
            state: components["schemas"]["ScopaState"];
            moves: components["schemas"]["ScopaMove"][];
            events: components["schemas"]["ScopaEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["ScopaScore"] | null;
        };
        ScopaAdvanceRequest: {
            state: components["schemas"]["ScopaState"];
            seats: number[];
            budget?: components["schemas"]["Budget"];
            /**
             * @default expert
             * @enum {string}
             */
            level?: "beginner" | "intermediate" | "expert";
            seed?: string;
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        ScopaApplyAnswer: {
            state: components["schemas"]["ScopaState"];
            events: components["schemas"]["ScopaEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["ScopaScore"] | null;
        };
        /** @description Give exactly one of `move` and `moves`. */
        ScopaApplyRequest: {
            state: components["schemas"]["ScopaState"];
            move?: components["schemas"]["ScopaMove"];
            moves?: components["schemas"]["ScopaMove"][];
            seat?: number;
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        ScopaCandidate: {
            move: components["schemas"]["ScopaMove"];
            value: number;
            visits: number;
        };
        ScopaCaptureEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "capture";
            seat: number;
            cards: components["schemas"]["ScopaCard"][];
        };
        ScopaCard: string;
        ScopaCardPlayedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card_played";
            seat: number;
            card: components["schemas"]["ScopaCard"];
        };
        ScopaCardsDealtEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cards_dealt";
            seat: number;
            count: number;
            /** @description Null where the reader may not see them. */
            cards: components["schemas"]["ScopaCard"][] | null;
        };
        ScopaCardsItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "cards";
            points: number;
            detail: components["schemas"]["ScopaCount"] | null;
        };
        ScopaCount: {
            count: number;
        };
        ScopaDealAnswer: {
            state: components["schemas"]["ScopaState"];
            seed: string | null;
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment: string | null;
        };
        ScopaDealOptions: {
            /**
             * @description Points that win the match, if ahead.
             * @default 11
             */
            target?: number;
        };
        ScopaDealOverEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deal_over";
            /** @description Winner of the deal. */
            seat: number | null;
            points: number[];
        };
        /** @description Give `deck` or `seed`, not both. Give `deck` or `client_seeds`, not both. With `previous`, `dealer` follows from it. With `previous`, `options` follows from it. With `deck`, `dealer` or `previous` must be given. */
        ScopaDealRequest: {
            seed?: string;
            /** @description Seeds of the players', one entry for each seat in their order, null for a seat that gives none; mixed into the shuffle. */
            client_seeds?: (string | null)[];
            /** @description The whole deck, the top card first. */
            deck?: (components["schemas"]["ScopaCard"] | string)[];
            dealer?: number;
            options?: components["schemas"]["ScopaDealOptions"];
            /** @description The finished deal that this one follows. */
            previous?: components["schemas"]["ScopaState"];
        };
        ScopaDiamondsItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "diamonds";
            points: number;
            detail: components["schemas"]["ScopaCount"] | null;
        };
        ScopaEvent: components["schemas"]["ScopaCardPlayedEvent"] | components["schemas"]["ScopaCaptureEvent"] | components["schemas"]["ScopaSweepEvent"] | components["schemas"]["ScopaCardsDealtEvent"] | components["schemas"]["ScopaTableTakenEvent"] | components["schemas"]["ScopaDealOverEvent"] | components["schemas"]["ScopaMatchOverEvent"];
        ScopaFairness: {
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment: string | null;
            /** @description SHA-256 of each seat's seed, in hex, in the order of the seats; null for a seat that gives none. */
            client_commitments: (string | null)[];
            /** @description Seeds of the players', one entry for each seat in their order, null for a seat that gives none; mixed into the shuffle. */
            client_seeds: (string | null)[];
        };
        ScopaLegalMovesAnswer: {
            to_act: number | null;
            /** @enum {string} */
            phase: "play" | "deal_over" | "match_over";
            count: number;
            moves: components["schemas"]["ScopaMove"][];
        };
        /** @description Give exactly one of `state` and `view`. */
        ScopaLegalMovesRequest: {
            state?: components["schemas"]["ScopaState"];
            view?: components["schemas"]["ScopaView"];
        };
        ScopaMatch: {
            scores: number[];
            target: number;
            over: boolean;
            winner: number | null;
        };
        ScopaMatchOverEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "match_over";
            seat: number;
            scores: number[];
        };
        ScopaMove: components["schemas"]["ScopaPlayMove"];
        ScopaOptions: {
            /** @description Points that win the match, if ahead. */
            target: number;
        };
        ScopaPlayMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play";
            card: components["schemas"]["ScopaCard"];
            /** @description Empty when the card is laid. */
            capture: components["schemas"]["ScopaCard"][];
        };
        ScopaPrimiera: {
            /** @description 0 when a suit is missing. */
            sum: number;
            cards: components["schemas"]["ScopaCard"][];
        };
        ScopaPrimieraItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "primiera";
            points: number;
            detail: components["schemas"]["ScopaPrimiera"] | null;
        };
        ScopaReason: {
            /** @enum {string} */
            code: "game_over" | "not_your_turn" | "card_not_in_hand" | "capture_duplicated" | "capture_not_on_table" | "capture_required" | "single_match_required" | "one_card_only" | "sum_mismatch" | "deal_not_over" | "match_over";
            detail: string;
            /** @description The section of the game's rules. */
            rule: string;
        };
        ScopaRecord: {
            deal: components["schemas"]["ScopaReplayedDeal"];
            moves: components["schemas"]["ScopaMove"][];
        };
        ScopaReplayAnswer: {
            valid: boolean;
            /** @description Legal moves before the first fault. */
            plies: number;
            state: components["schemas"]["ScopaState"];
            /** @description Null until the deal is over. */
            score: components["schemas"]["ScopaScore"] | null;
            fault: components["schemas"]["ScopaReplayFault"] | null;
        };
        ScopaReplayFault: {
            ply: number;
            code: string;
            detail: string;
        };
        ScopaReplayRequest: {
            deal: components["schemas"]["ScopaReplayedDeal"];
            moves: components["schemas"]["ScopaMove"][];
            claimed?: components["schemas"]["ScopaScore"];
        };
        /** @description Give `deck` or `seed`, not both. Give `deck` or `client_seeds`, not both. With `previous`, `dealer` follows from it. With `previous`, `options` follows from it. With `deck`, `dealer` or `previous` must be given. Give `seed` or `deck`. With `client_commitments`, `client_seeds` must be given. With `seed_commitment`, `seed` must be given. */
        ScopaReplayedDeal: {
            seed?: string;
            /** @description Seeds of the players', one entry for each seat in their order, null for a seat that gives none; mixed into the shuffle. */
            client_seeds?: (string | null)[];
            /** @description The whole deck, the top card first. */
            deck?: (components["schemas"]["ScopaCard"] | string)[];
            dealer?: number;
            options?: components["schemas"]["ScopaDealOptions"];
            /** @description The finished deal that this one follows. */
            previous?: components["schemas"]["ScopaState"];
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment?: string;
            /** @description SHA-256 of each seat's seed, in hex, in the order of the seats; null for a seat that gives none. */
            client_commitments?: (string | null)[];
        };
        ScopaReveal: {
            seed: string | null;
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment: string | null;
            /** @description The key of the deal's hash chain, in hex. */
            chain_key: string;
            /** @description The deal as `replay` takes it. */
            record: components["schemas"]["ScopaRecord"];
        };
        ScopaScore: {
            final: boolean;
            sides: components["schemas"]["ScopaSide"][];
            winner: number | null;
            draw: boolean;
            match: components["schemas"]["ScopaMatch"] | null;
        };
        ScopaScoreItem: components["schemas"]["ScopaSweepsItem"] | components["schemas"]["ScopaCardsItem"] | components["schemas"]["ScopaDiamondsItem"] | components["schemas"]["ScopaSettebelloItem"] | components["schemas"]["ScopaPrimieraItem"];
        ScopaScoreRequest: {
            state: components["schemas"]["ScopaState"];
        };
        ScopaSealedAdvanceAnswer: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Names a sealed game. */
            game_id: string;
            /** @description Moves made in the game so far. */
            ply: number;
            /** @description Hash over all that was dealt and played in the game, in hex. */
            chain: string;
            fairness: components["schemas"]["ScopaFairness"];
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string | null;
            view: components["schemas"]["ScopaView"];
            /** @description Of the ticket's seat, if it is to act. */
            legal_moves: components["schemas"]["ScopaMove"][];
            events: components["schemas"]["ScopaEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["ScopaScore"] | null;
            /** @description What was secret; null until the deal is over. */
            reveal: components["schemas"]["ScopaReveal"] | null;
        };
        ScopaSealedAdvanceRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket?: string;
            seats: number[];
            budget?: components["schemas"]["Budget"];
            /**
             * @default expert
             * @enum {string}
             */
            level?: "beginner" | "intermediate" | "expert";
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        ScopaSealedApplyAnswer: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Names a sealed game. */
            game_id: string;
            /** @description Moves made in the game so far. */
            ply: number;
            /** @description Hash over all that was dealt and played in the game, in hex. */
            chain: string;
            fairness: components["schemas"]["ScopaFairness"];
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string | null;
            view: components["schemas"]["ScopaView"];
            /** @description Of the ticket's seat, if it is to act. */
            legal_moves: components["schemas"]["ScopaMove"][];
            events: components["schemas"]["ScopaEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["ScopaScore"] | null;
            /** @description What was secret; null until the deal is over. */
            reveal: components["schemas"]["ScopaReveal"] | null;
        };
        ScopaSealedApplyRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string;
            move: components["schemas"]["ScopaMove"];
            seat?: number;
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        ScopaSealedCommitAnswer: {
            /** @description For the `deal` that uses the seed. */
            sealed_seed: string;
            /** @description Names a sealed game. */
            game_id: string;
            /** @description SHA-256 of the seed, in hex; it binds the dealer before the seed is told. */
            seed_commitment: string;
            /** @description SHA-256 of each seat's seed, in hex, in the order of the seats; null for a seat that gives none. */
            client_commitments: (string | null)[];
        };
        ScopaSealedCommitRequest: {
            /** @description SHA-256 of each seat's seed, in hex, in the order of the seats; null for a seat that gives none. */
            client_commitments: (string | null)[];
            dealer?: number;
            options?: components["schemas"]["ScopaDealOptions"];
            /** @description Seats that `advance` plays for without a ticket. */
            ai_seats?: number[];
        };
        ScopaSealedDealAnswer: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Names a sealed game. */
            game_id: string;
            ply: number;
            /** @description Hash over all that was dealt and played in the game, in hex. */
            chain: string;
            fairness: components["schemas"]["ScopaFairness"];
            /** @description One for each seat, in their order; null for the AI's seats. When a match goes on, the others keep theirs, and only the asking seat's is made anew. */
            tickets: (string | null)[];
        };
        /** @description Give `deck` or `seed`, not both. With `deck`, `dealer` must be given. With `sealed_seed`, `client_seeds` must be given. With `client_seeds`, `sealed_seed` must be given. `sealed_seed` goes with no other field but `client_seeds`. With `ticket`, `sealed_previous` must be given. `sealed_previous` goes with no other field but `ticket`. */
        ScopaSealedDealRequest: {
            seed?: string;
            /** @description The whole deck, the top card first. */
            deck?: (components["schemas"]["ScopaCard"] | string)[];
            dealer?: number;
            options?: components["schemas"]["ScopaDealOptions"];
            /** @description Seats that `advance` plays for without a ticket. */
            ai_seats?: number[];
            /** @description What `sealed/commit` answered. */
            sealed_seed?: string;
            /** @description Seeds of the players', one entry for each seat in their order, null for a seat that gives none; mixed into the shuffle. */
            client_seeds?: (string | null)[];
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_previous?: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket?: string;
        };
        ScopaSealedLegalMovesRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string;
        };
        ScopaSealedScoreRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket?: string;
        };
        ScopaSealedSuggestRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string;
            budget?: components["schemas"]["Budget"];
            /**
             * @default expert
             * @enum {string}
             */
            level?: "beginner" | "intermediate" | "expert";
            seed?: string;
        };
        ScopaSealedValidateRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string;
            move: components["schemas"]["ScopaMove"];
            seat?: number;
        };
        ScopaSealedViewAnswer: {
            /** @description Names a sealed game. */
            game_id: string;
            /** @description Moves made in the game so far. */
            ply: number;
            /** @description Hash over all that was dealt and played in the game, in hex. */
            chain: string;
            fairness: components["schemas"]["ScopaFairness"];
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket: string | null;
            view: components["schemas"]["ScopaView"];
            /** @description Of the ticket's seat, if it is to act. */
            legal_moves: components["schemas"]["ScopaMove"][];
            events: components["schemas"]["ScopaEvent"][];
            /** @description A sentence for each event, in the language asked for; with `narrate`. */
            narration?: string[];
            /** @description Null until the deal is over. */
            score: components["schemas"]["ScopaScore"] | null;
            /** @description What was secret; null until the deal is over. */
            reveal: components["schemas"]["ScopaReveal"] | null;
        };
        ScopaSealedViewRequest: {
            /** @description A whole game, encrypted; only the service reads it. */
            sealed_state: string;
            /** @description Proves the right to see and play for one seat of a sealed game. */
            ticket?: string;
            /** @description Null asks as a spectator. */
            seat?: number | null;
            /** @description Tell the events of the deal from this ply on. */
            since_ply?: number;
            /**
             * @description Tell the events in sentences too, as the asking seat may know them.
             * @default false
             */
            narrate?: boolean;
        };
        ScopaSettebelloItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "settebello";
            points: number;
            detail: null;
        };
        ScopaSide: {
            side: number;
            seats: number[];
            total: number;
            items: components["schemas"]["ScopaScoreItem"][];
        };
        ScopaState: {
            /** @enum {string} */
            game: "scopa";
            rules_version: number;
            options: components["schemas"]["ScopaOptions"];
            /** @enum {string} */
            phase: "play" | "deal_over" | "match_over";
            /** @description 1 for the first of a match. */
            deal_number: number;
            dealer: number;
            /** @description Null unless `phase` is `play`. */
            to_act: number | null;
            /** @description Face-up cards in order of arrival. */
            table: (components["schemas"]["ScopaCard"] | string)[];
            /** @description The pile of each seat. */
            captured: (components["schemas"]["ScopaCard"] | string)[][];
            /** @description Sweeps of each seat in this deal. */
            sweeps: number[];
            last_capturer: number | null;
            /** @description Match totals of the completed deals, per seat. */
            scores: number[];
            /** @description The hand of each seat. */
            hands: (components["schemas"]["ScopaCard"] | string)[][];
            /** @description Undealt cards; the first is dealt next. */
            stock: (components["schemas"]["ScopaCard"] | string)[];
        };
        ScopaSuggestAnswer: {
            seat: number;
            move: components["schemas"]["ScopaMove"];
            /** @description Moves, best first, at most 50. Those not tried are listed with 0 visits if how they look gives them a value, else left out, as is a move that another one listed makes pointless. */
            candidates: components["schemas"]["ScopaCandidate"][];
            /** @description Value of the move above that of the next candidate. */
            margin: number | null;
            /** @description What `value` is measured in. */
            value_unit: string;
            /** @description Whether the values are exact, not sampled. */
            exact: boolean;
            simulations: number;
            elapsed_ms: number;
            seed: string;
        };
        /** @description Give exactly one of `state` and `view`. */
        ScopaSuggestRequest: {
            state?: components["schemas"]["ScopaState"];
            view?: components["schemas"]["ScopaView"];
            budget?: components["schemas"]["Budget"];
            /**
             * @default expert
             * @enum {string}
             */
            level?: "beginner" | "intermediate" | "expert";
            seed?: string;
        };
        ScopaSweepEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sweep";
            seat: number;
        };
        ScopaSweepsItem: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "sweeps";
            points: number;
            detail: null;
        };
        ScopaTableTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "table_taken";
            seat: number;
            cards: components["schemas"]["ScopaCard"][];
        };
        ScopaValidateAnswer: {
            legal: boolean;
            reason: components["schemas"]["ScopaReason"] | null;
        };
        /** @description Give exactly one of `state` and `view`. */
        ScopaValidateRequest: {
            state?: components["schemas"]["ScopaState"];
            view?: components["schemas"]["ScopaView"];
            move: components["schemas"]["ScopaMove"];
            seat?: number;
        };
        ScopaView: {
            /** @enum {string} */
            game: "scopa";
            rules_version: number;
            options: components["schemas"]["ScopaOptions"];
            /** @enum {string} */
            phase: "play" | "deal_over" | "match_over";
            /** @description 1 for the first of a match. */
            deal_number: number;
            dealer: number;
            /** @description Null unless `phase` is `play`. */
            to_act: number | null;
            /** @description Face-up cards in order of arrival. */
            table: (components["schemas"]["ScopaCard"] | string)[];
            /** @description The pile of each seat. */
            captured: (components["schemas"]["ScopaCard"] | string)[][];
            /** @description Sweeps of each seat in this deal. */
            sweeps: number[];
            last_capturer: number | null;
            /** @description Match totals of the completed deals, per seat. */
            scores: number[];
            /** @description Null for a spectator. */
            seat: number | null;
            /** @description Absent in a spectator's view. */
            hand?: (components["schemas"]["ScopaCard"] | string)[];
            hand_sizes: number[];
            stock_size: number;
        };
        ScopaViewAnswer: {
            view: components["schemas"]["ScopaView"];
        };
        ScopaViewRequest: {
            state: components["schemas"]["ScopaState"];
            seat: number | null;
        };
    };
    responses: {
        /** @description The body is not strict JSON, or not what the schema says. */
        Refused400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This service asks for a key (`X-API-Key` or `Authorization: Bearer`). */
        Refused401: {
            headers: {
                /** @description How to send a key. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A sealed state or ticket is not taken. */
        Refused403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The `Accept` header leaves out JSON. */
        Refused406: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service remembers that another move was made from here. */
        Refused409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large. */
        Refused413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not sent as `application/json`. */
        Refused415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Well-formed, but against the rules. */
        Refused422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller's rate is used up; `Retry-After` says how long. */
        Refused429: {
            headers: {
                /** @description Seconds to wait before the next try. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No capacity is left, or the service is stopping; `Retry-After` says how long. */
        Refused503: {
            headers: {
                /** @description Seconds to wait before the next try. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Language of the texts, before `Accept-Language`. Codes never change. */
        lang: "en" | "cs" | "de" | "fr" | "it" | "nb" | "zh-Hans";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listGames: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameList"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            406: components["responses"]["Refused406"];
            429: components["responses"]["Refused429"];
        };
    };
    health: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    readiness: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
            503: components["responses"]["Refused503"];
        };
    };
    explain_malformed_json: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_invalid_request: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_malformed_http: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_unauthorized: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_seal_refused: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_not_found: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_method_not_allowed: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_not_acceptable: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_request_timeout: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_already_played: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_body_too_large: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_batch_too_large: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_uri_too_long: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_unsupported_media_type: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_inconsistent_state: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_illegal_move: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_seed_mismatch: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_redeal_required: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_unsupported_rules_version: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_hidden_information: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_sealing_unavailable: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_rate_limited: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_headers_too_large: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_internal_error: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_ledger_unavailable: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    explain_overloaded: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemPage"];
                };
            };
            400: components["responses"]["Refused400"];
            406: components["responses"]["Refused406"];
        };
    };
    describeCicera: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameDetail"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            406: components["responses"]["Refused406"];
            429: components["responses"]["Refused429"];
        };
    };
    cicera_deal: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CiceraDealRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CiceraDealAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    cicera_legal_moves: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CiceraLegalMovesRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CiceraLegalMovesAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    cicera_validate: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CiceraValidateRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CiceraValidateAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    cicera_apply: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CiceraApplyRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CiceraApplyAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    cicera_score: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CiceraScoreRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CiceraScore"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    cicera_view: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CiceraViewRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CiceraViewAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    cicera_suggest: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CiceraSuggestRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CiceraSuggestAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    cicera_advance: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CiceraAdvanceRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CiceraAdvanceAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    cicera_replay: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CiceraReplayRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CiceraReplayAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    cicera_sealed_commit: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CiceraSealedCommitRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CiceraSealedCommitAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    cicera_sealed_deal: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CiceraSealedDealRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CiceraSealedDealAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    cicera_sealed_legal_moves: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CiceraSealedLegalMovesRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CiceraLegalMovesAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    cicera_sealed_validate: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CiceraSealedValidateRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CiceraValidateAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    cicera_sealed_apply: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CiceraSealedApplyRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CiceraSealedApplyAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    cicera_sealed_score: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CiceraSealedScoreRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CiceraScore"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    cicera_sealed_view: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CiceraSealedViewRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CiceraSealedViewAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    cicera_sealed_suggest: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CiceraSealedSuggestRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CiceraSuggestAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    cicera_sealed_advance: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CiceraSealedAdvanceRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CiceraSealedAdvanceAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    describeDoudizhu: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameDetail"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            406: components["responses"]["Refused406"];
            429: components["responses"]["Refused429"];
        };
    };
    doudizhu_deal: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoudizhuDealRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoudizhuDealAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    doudizhu_legal_moves: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoudizhuLegalMovesRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoudizhuLegalMovesAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    doudizhu_validate: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoudizhuValidateRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoudizhuValidateAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    doudizhu_apply: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoudizhuApplyRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoudizhuApplyAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    doudizhu_score: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoudizhuScoreRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoudizhuScore"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    doudizhu_view: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoudizhuViewRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoudizhuViewAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    doudizhu_suggest: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoudizhuSuggestRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoudizhuSuggestAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    doudizhu_advance: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoudizhuAdvanceRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoudizhuAdvanceAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    doudizhu_replay: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoudizhuReplayRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoudizhuReplayAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    doudizhu_sealed_commit: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoudizhuSealedCommitRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoudizhuSealedCommitAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    doudizhu_sealed_deal: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoudizhuSealedDealRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoudizhuSealedDealAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    doudizhu_sealed_legal_moves: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoudizhuSealedLegalMovesRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoudizhuLegalMovesAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    doudizhu_sealed_validate: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoudizhuSealedValidateRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoudizhuValidateAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    doudizhu_sealed_apply: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoudizhuSealedApplyRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoudizhuSealedApplyAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    doudizhu_sealed_score: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoudizhuSealedScoreRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoudizhuScore"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    doudizhu_sealed_view: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoudizhuSealedViewRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoudizhuSealedViewAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    doudizhu_sealed_suggest: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoudizhuSealedSuggestRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoudizhuSuggestAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    doudizhu_sealed_advance: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoudizhuSealedAdvanceRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoudizhuSealedAdvanceAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    describeOttocento: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameDetail"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            406: components["responses"]["Refused406"];
            429: components["responses"]["Refused429"];
        };
    };
    ottocento_deal: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OttocentoDealRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OttocentoDealAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    ottocento_legal_moves: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OttocentoLegalMovesRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OttocentoLegalMovesAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    ottocento_validate: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OttocentoValidateRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OttocentoValidateAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    ottocento_apply: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OttocentoApplyRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OttocentoApplyAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    ottocento_score: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OttocentoScoreRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OttocentoScore"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    ottocento_view: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OttocentoViewRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OttocentoViewAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    ottocento_suggest: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OttocentoSuggestRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OttocentoSuggestAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    ottocento_advance: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OttocentoAdvanceRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OttocentoAdvanceAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    ottocento_replay: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OttocentoReplayRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OttocentoReplayAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    ottocento_sealed_commit: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OttocentoSealedCommitRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OttocentoSealedCommitAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    ottocento_sealed_deal: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OttocentoSealedDealRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OttocentoSealedDealAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    ottocento_sealed_legal_moves: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OttocentoSealedLegalMovesRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OttocentoLegalMovesAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    ottocento_sealed_validate: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OttocentoSealedValidateRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OttocentoValidateAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    ottocento_sealed_apply: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OttocentoSealedApplyRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OttocentoSealedApplyAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    ottocento_sealed_score: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OttocentoSealedScoreRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OttocentoScore"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    ottocento_sealed_view: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OttocentoSealedViewRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OttocentoSealedViewAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    ottocento_sealed_suggest: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OttocentoSealedSuggestRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OttocentoSuggestAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    ottocento_sealed_advance: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OttocentoSealedAdvanceRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OttocentoSealedAdvanceAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    describeSchnapsen: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameDetail"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            406: components["responses"]["Refused406"];
            429: components["responses"]["Refused429"];
        };
    };
    schnapsen_deal: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchnapsenDealRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchnapsenDealAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    schnapsen_legal_moves: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchnapsenLegalMovesRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchnapsenLegalMovesAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    schnapsen_validate: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchnapsenValidateRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchnapsenValidateAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    schnapsen_apply: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchnapsenApplyRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchnapsenApplyAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    schnapsen_score: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchnapsenScoreRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchnapsenScore"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    schnapsen_view: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchnapsenViewRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchnapsenViewAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    schnapsen_suggest: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchnapsenSuggestRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchnapsenSuggestAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    schnapsen_advance: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchnapsenAdvanceRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchnapsenAdvanceAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    schnapsen_replay: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchnapsenReplayRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchnapsenReplayAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    schnapsen_sealed_commit: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchnapsenSealedCommitRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchnapsenSealedCommitAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    schnapsen_sealed_deal: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchnapsenSealedDealRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchnapsenSealedDealAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    schnapsen_sealed_legal_moves: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchnapsenSealedLegalMovesRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchnapsenLegalMovesAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    schnapsen_sealed_validate: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchnapsenSealedValidateRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchnapsenValidateAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    schnapsen_sealed_apply: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchnapsenSealedApplyRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchnapsenSealedApplyAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    schnapsen_sealed_score: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchnapsenSealedScoreRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchnapsenScore"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    schnapsen_sealed_view: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchnapsenSealedViewRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchnapsenSealedViewAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    schnapsen_sealed_suggest: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchnapsenSealedSuggestRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchnapsenSuggestAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    schnapsen_sealed_advance: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchnapsenSealedAdvanceRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchnapsenSealedAdvanceAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    describeScopa: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameDetail"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            406: components["responses"]["Refused406"];
            429: components["responses"]["Refused429"];
        };
    };
    scopa_deal: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopaDealRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopaDealAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    scopa_legal_moves: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopaLegalMovesRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopaLegalMovesAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    scopa_validate: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopaValidateRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopaValidateAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    scopa_apply: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopaApplyRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopaApplyAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    scopa_score: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopaScoreRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopaScore"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    scopa_view: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopaViewRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopaViewAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    scopa_suggest: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopaSuggestRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopaSuggestAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    scopa_advance: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopaAdvanceRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopaAdvanceAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    scopa_replay: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopaReplayRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopaReplayAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    scopa_sealed_commit: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopaSealedCommitRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopaSealedCommitAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    scopa_sealed_deal: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopaSealedDealRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopaSealedDealAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    scopa_sealed_legal_moves: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopaSealedLegalMovesRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopaLegalMovesAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    scopa_sealed_validate: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopaSealedValidateRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopaValidateAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    scopa_sealed_apply: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopaSealedApplyRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopaSealedApplyAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    scopa_sealed_score: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopaSealedScoreRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopaScore"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    scopa_sealed_view: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopaSealedViewRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopaSealedViewAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    scopa_sealed_suggest: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopaSealedSuggestRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopaSuggestAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    scopa_sealed_advance: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScopaSealedAdvanceRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopaSealedAdvanceAnswer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            422: components["responses"]["Refused422"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
    batch: {
        parameters: {
            query?: {
                /** @description Language of the texts, before `Accept-Language`. Codes never change. */
                lang?: components["parameters"]["lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchItem"][];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchItemAnswer"][];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            406: components["responses"]["Refused406"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            415: components["responses"]["Refused415"];
            429: components["responses"]["Refused429"];
            503: components["responses"]["Refused503"];
        };
    };
}
